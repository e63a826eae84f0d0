public struct Tide {
  public init() {}
  public let name = "tide"
}
