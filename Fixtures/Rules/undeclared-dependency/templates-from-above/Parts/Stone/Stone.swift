import Sack  // expect: undeclared-dependency (warning)

public let stones = 2
public func grind(_ turns: Int) {}
public let most = weight
