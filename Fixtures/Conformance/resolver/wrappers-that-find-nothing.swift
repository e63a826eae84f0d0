// Every wrapper but the optional one stops, the lazy ones when they are first read (ResolverInjectedTests; run with 1.5).
import Resolver

final class Ink {}
final class Paper {}
final class Glue {}
protocol Stamp: AnyObject {}

final class Desk {
  @Injected(name: "red") var ink: Ink  // expect: missing-provider
  @LazyInjected var paper: Paper  // expect: missing-provider
  @WeakLazyInjected var stamp: Stamp?  // expect: missing-provider
  @OptionalInjected var glue: Glue?
}

Resolver.register { Ink() }
_ = Desk()
