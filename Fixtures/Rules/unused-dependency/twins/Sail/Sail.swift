public struct Sail {
  public init() {}
}
