import Rails  // expect: undeclared-dependency

public struct Pier {}
