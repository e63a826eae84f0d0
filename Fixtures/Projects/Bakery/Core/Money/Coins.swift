public struct Coins {
  public init() {}
  public var worth: Int { 2 }
}
