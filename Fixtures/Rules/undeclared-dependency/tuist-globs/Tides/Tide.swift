import Ropes

struct Tide {}
