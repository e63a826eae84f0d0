import Tides

public struct Depot {
  public let tide = Tide()
  public init() {}
}
