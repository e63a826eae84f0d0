import Ropes  // expect: undeclared-dependency

struct Railing {}
