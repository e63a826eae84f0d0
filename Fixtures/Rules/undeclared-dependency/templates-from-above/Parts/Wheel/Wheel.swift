import Grinding  // expect: undeclared-dependency (warning)
import Sack

public func turns() -> Int { weight * stones }
