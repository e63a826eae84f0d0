// What only a function mentions that nobody calls is not called either.
import Resolver

final class Clock {}
final class Bell {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Clock() } }

  static func registerLater() { registerSound() }  // expect: unloaded-module (warning)
  static func registerSound() { register { Bell() } }
}

_ = Resolver.resolve(Clock.self)
_ = Resolver.optional(Bell.self)
