public struct Beam {
  public init() {}
}
