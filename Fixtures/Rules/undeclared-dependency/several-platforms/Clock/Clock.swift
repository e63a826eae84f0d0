import Rope  // expect: undeclared-dependency (warning)

public let hours = 12
func strike() { pull() }
