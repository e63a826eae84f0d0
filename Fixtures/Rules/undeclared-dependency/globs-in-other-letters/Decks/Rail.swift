import Ropes

struct Rail {}
