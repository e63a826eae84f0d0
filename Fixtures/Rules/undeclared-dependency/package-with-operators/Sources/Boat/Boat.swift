import Hull
import Mast  // expect: undeclared-dependency
import Sail

public struct Boat {}
