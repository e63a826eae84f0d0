// `registrationCheck` asks whether the registry is a `ResolverRegistering`; a function of that name alone is never run.
import Resolver

final class Clock {}
final class Bell {}

extension Resolver {
  static func registerAllServices() { register { Clock() } }  // expect: unloaded-module (warning)
}

Resolver.register { Bell() }
_ = Resolver.resolve(Bell.self)
_ = Resolver.resolve(Clock.self)  // expect: missing-provider
