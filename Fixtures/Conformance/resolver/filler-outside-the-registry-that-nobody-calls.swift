// `Resolver.register` fills the registry when it runs, wherever it stands; a function runs if somebody calls it.
// counts: needs>=2 opaque=0
import Resolver

final class Clock {}
final class Bell {}

final class Belfry {
  func hangClock() { Resolver.register { Clock() } }
  private func hangBell() {  // expect: unloaded-module (warning)
    Resolver.register { Bell() }
  }
}

Belfry().hangClock()
_ = Resolver.resolve(Clock.self)
_ = Resolver.resolve(Bell.self)  // expect: missing-provider
