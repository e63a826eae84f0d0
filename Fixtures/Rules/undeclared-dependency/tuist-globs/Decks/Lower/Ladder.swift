import Ropes

struct Ladder {}
