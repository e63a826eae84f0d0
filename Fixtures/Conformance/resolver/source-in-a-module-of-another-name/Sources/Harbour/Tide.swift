public protocol Tide {}
public final class Moon: Tide { public init() {} }

extension Resolver {
  public static func registerTides() { register { Moon() as Tide } }
}
