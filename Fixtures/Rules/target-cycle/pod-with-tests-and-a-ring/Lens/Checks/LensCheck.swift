import Frame
import Lens

let check = Frame(lens: Lens())
