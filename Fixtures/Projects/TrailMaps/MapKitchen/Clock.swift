import Foundation

public protocol Clock {
  var now: Date { get }
}

public struct WallClock: Clock {
  public init() {}
  public var now: Date { Date() }
}
