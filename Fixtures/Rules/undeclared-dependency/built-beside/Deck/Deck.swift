import Hull  // expect: undeclared-dependency (warning)

public func deck() -> Int { planks }
