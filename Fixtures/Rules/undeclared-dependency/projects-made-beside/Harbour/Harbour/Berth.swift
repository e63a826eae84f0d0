public struct Berth {
  public init() {}
}
