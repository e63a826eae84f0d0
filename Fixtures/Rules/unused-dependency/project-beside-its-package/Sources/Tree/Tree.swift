public struct Tree {
  public let height = 3
  public init() {}
}
