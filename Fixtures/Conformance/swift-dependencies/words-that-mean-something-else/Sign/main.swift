import Boards
import Dials

// Those of the library `Boards`.
_ = Level(1)
_ = Panel("Sign")
// And some of `Dials`.
_ = Meter.Step().go()
_ = Meter.Wheel()
