// `@Injected` of an optional asks for `Optional<Ink>` (run with 1.5).
import Resolver

final class Ink {}
final class Desk {
  @Injected var ink: Ink?  // expect: missing-provider
}

Resolver.register { Ink() }
_ = Desk()
