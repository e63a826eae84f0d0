import Boats
import BoatsLive

struct Harbour {
  let boat = Boat()
  let mast = Mast()
  let cabin = Cabin()
  let quay = Quay()
}
_ = Harbour()
