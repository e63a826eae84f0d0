import Sail  // expect: undeclared-dependency

public let cost = area * 3
