public struct SeaMap {
  public init() {}
  public let name = "sea map"
}
