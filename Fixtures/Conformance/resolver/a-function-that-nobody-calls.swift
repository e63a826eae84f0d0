// ResolverRegistering: the framework calls `registerAllServices` and nothing else, so this never runs (issue 117 of the library).
import Resolver

final class Clock {}
final class Bell {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { registerTime() }

  static func registerTime() { register { Clock() } }
  static func registerSound() {  // expect: unloaded-module (warning)
    register { Bell() }
    registerTime()
  }
}

_ = Resolver.resolve(Clock.self)
_ = Resolver.resolve(Bell.self)  // expect: missing-provider
