import Ropes

struct Bench {}
