import Ropes  // expect: undeclared-dependency

@main struct Pier {}
