// Registrations.md, "Registration": `registerAllServices` runs before the first `resolve`, and what it calls with it.
import Resolver

final class Clock {}
final class Bell {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    registerTime()
    registerSound()
  }

  static func registerTime() { register { Clock() } }
  static func registerSound() { register { Bell() }.scope(.application) }
}

_ = Resolver.resolve(Clock.self)
_ = Resolver.resolve(Bell.self)
