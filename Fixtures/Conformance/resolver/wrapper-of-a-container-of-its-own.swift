// The container that the wrapper is told answers; the root is not asked then (run with 1.5).
import Resolver

final class Ink {}
final class Glue {}

extension Resolver { static let drawer = Resolver() }

final class Desk {
  @Injected(container: .drawer) var glue: Glue
  @LazyInjected(container: .drawer) var ink: Ink  // expect: missing-provider
}

Resolver.register { Ink() }
Resolver.drawer.register { Glue() }
_ = Desk().ink
