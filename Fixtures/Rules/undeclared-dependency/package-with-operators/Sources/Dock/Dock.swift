import Hull
import Rope
import Sail  // expect: undeclared-dependency

public struct Dock {}
