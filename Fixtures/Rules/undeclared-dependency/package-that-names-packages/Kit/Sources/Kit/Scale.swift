public struct Scale {
  public init() {}
}
