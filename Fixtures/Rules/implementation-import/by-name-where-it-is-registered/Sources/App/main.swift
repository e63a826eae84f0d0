import Wiring
wire()
