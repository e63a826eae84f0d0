import Ropes  // expect: undeclared-dependency

public struct Tide {
  public init() { print(Rope()) }
}
