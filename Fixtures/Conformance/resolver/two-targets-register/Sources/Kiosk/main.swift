import Papers
import Resolver

final class Till {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Till() } }
}

_ = Resolver.resolve(Till.self)
