public struct SeaChart {
  public init() {}
  public var scale: String { "1 : 50,000" }
}
