import Deck
import SouthRope

let rope = SouthRope()
