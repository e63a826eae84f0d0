import Rope  // expect: undeclared-dependency

public struct Hull {}
