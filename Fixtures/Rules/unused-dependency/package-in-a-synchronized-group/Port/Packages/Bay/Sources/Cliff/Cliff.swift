public struct Cliff {
  public let length = 1
  public init() {}
}
