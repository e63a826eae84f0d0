// A function that is named without being called may be called by whoever is handed it.
import Resolver

final class Clock {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { [registerTime].forEach { $0() } }

  static func registerTime() { register { Clock() } }
}

_ = Resolver.resolve(Clock.self)
