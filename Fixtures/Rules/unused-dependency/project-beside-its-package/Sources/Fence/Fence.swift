public struct Fence {
  public let length = 9
  public init() {}
}
