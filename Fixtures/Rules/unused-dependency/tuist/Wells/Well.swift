public struct Well {
  public init() {}
}
