// ResolverInjectedTests: eager, lazy, weak, optional; with a name; of another container.
import Resolver

final class Ink {}
final class Paper {}
final class Glue {}
protocol Stamp: AnyObject {}
final class Rubber: Stamp {}

extension Resolver.Name { static let thick = Self("thick") }
extension Resolver { static let drawer = Resolver(child: main) }

final class Desk {
  @Injected var ink: Ink
  @Injected(name: .thick) var paper: Paper
  @LazyInjected var lazyInk: Ink
  @LazyInjected(name: "thick") var lazyPaper: Paper
  @LazyInjected(container: .drawer) var glue: Glue
  @WeakLazyInjected var stamp: Stamp?
  @OptionalInjected var none: Stamp?
}

Resolver.register { Ink() }
Resolver.register(name: .thick) { Paper() }
Resolver.register { Rubber() as Stamp }.scope(.application)
Resolver.drawer.register { Glue() }
_ = Desk()
