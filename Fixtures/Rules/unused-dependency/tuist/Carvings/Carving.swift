public struct Carving {
  public init() {}
}
