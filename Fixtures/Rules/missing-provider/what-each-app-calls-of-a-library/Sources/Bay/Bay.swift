// The Swift Programming Language, "Properties": a computed property provides a getter, and a lazy one makes its value when it is first used. What an
// app has an object of and never reads, or calls of another type only, it never asks for.
import Swinject

public final class Box { public static let shared = Container() }
public protocol Tide {}
public protocol Wave {}
public protocol Wind {}
public protocol Gust {}
public protocol Rope {}

public protocol Screen {}
extension Screen {
  public var tide: Tide { Box.shared.resolve(Tide.self)! }
}

public final class Pier {
  public init() {}
  public lazy var wave: Wave = Box.shared.resolve(Wave.self)!
  public func moor() { _ = rope }
  public func rest() {}
  public var gust: Gust { Box.shared.resolve(Gust.self)! }  // expect: missing-provider
  private var rope: Rope { Box.shared.resolve(Rope.self)! }
}

public enum Weather {
  public static var wind: Wind { Box.shared.resolve(Wind.self)! }  // expect: missing-provider
}
