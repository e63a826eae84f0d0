// Resolving.md: a type that adopts `Resolving` has the root as `resolver`.
import Resolver

final class Ink {}
final class Glue {}

final class Desk: Resolving {
  lazy var ink: Ink = resolver.resolve()
  lazy var glue: Glue = resolver.resolve(name: "strong")  // expect: missing-provider
}

Resolver.register { Ink() }
Resolver.register { Glue() }
_ = Desk().ink
_ = Desk().glue
