import Glass  // expect: undeclared-dependency
import Lamp

public struct Loft {}
