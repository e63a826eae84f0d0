import Piers  // expect: undeclared-dependency (warning)

public struct Arch {}
