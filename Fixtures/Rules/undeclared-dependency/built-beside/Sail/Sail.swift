import Anchor  // expect: undeclared-dependency

public func sail() -> Int { chain }
