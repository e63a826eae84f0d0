import Gate  // expect: undeclared-dependency
import Pier

public struct Crane { let pier: Pier, gate: Gate }
