import Rope  // expect: undeclared-dependency (warning)

public struct Deck {
  let rope = Rope()
  public init() {}
}
