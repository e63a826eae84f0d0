import Resolver

public protocol Rope {}
final class HempRope: Rope {}

extension Resolver {
  static func registerServices() { register { HempRope() as Rope } }
}

public enum RopeModule {
  public static func begin() {}
}
