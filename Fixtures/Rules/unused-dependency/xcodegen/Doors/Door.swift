public struct Door {
  public init() {}
}
