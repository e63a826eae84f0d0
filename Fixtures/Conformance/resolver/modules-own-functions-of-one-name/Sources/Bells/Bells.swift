// Each of two modules has a function of one name, that of one of the framework's own, too. A call in one means its own; nobody calls the other. The class is final: nothing overrides what
// the framework calls.
// counts: needs=2
import Resolver

public protocol Bell {}
final class TowerBell: Bell {}

extension Resolver {
  static func registerServices() { register { TowerBell() as Bell } }
}

public enum BellModule {
  public static func begin() { Resolver.registerServices() }
}
