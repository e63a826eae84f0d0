import Buoy  // expect: undeclared-dependency
import Rope
import Sail

public struct Mast {}
