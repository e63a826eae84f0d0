import Hull  // expect: undeclared-dependency
import Rope

public struct Buoy {}
