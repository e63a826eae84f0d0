import Ash
import Oak  // expect: undeclared-dependency

public struct Copse {}
