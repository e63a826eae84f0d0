// A generic type may be named without its arguments where the compiler finds them (The Swift Programming Language, "Generic Argument
// Clause"): which one is asked for, what is around the call says. Resolver keys by the whole type (`Resolver.swift`, `ObjectIdentifier(Service.self)`).
// counts: needs=5 opaque=0
import Resolver

protocol Navigator {}
final class Compass: Navigator {}
final class Helm<N: Navigator> { init(_ navigator: N) {} }
final class Sail<N: Navigator> {}
final class Oar<N: Navigator> {}
struct Deck<Model, N: Navigator> { init(model: Model, by navigator: N) {} }

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Compass() }
    register { Helm<Compass>(resolve()) }
    register { Sail<Compass>() }
  }
}

func steer(_ compass: Compass) {
  _ = Deck<Helm, Compass>(model: Resolver.resolve(), by: compass)
  _ = Deck<Oar, Compass>(model: Resolver.resolve(), by: compass)  // expect: missing-provider
  let sail: Sail<Compass> = Resolver.resolve()
  let other: Oar<Compass> = Resolver.resolve()  // expect: missing-provider
  _ = (sail, other)
}
