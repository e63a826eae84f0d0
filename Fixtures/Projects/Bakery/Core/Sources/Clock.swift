import Money

public struct Clock {
  public init() {}
  public var hour: Int { Coins().worth }
}
