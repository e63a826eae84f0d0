import Frame
import Lens

let shown = 1
