// Swift: an extension can make a type conform ("Extensions"); Container.swift has `resolve(_:)` by Resolver.
// counts: needs=2
// The container is known by an own protocol to which an extension declares it to conform; its requirement is what the framework has.
import Swinject
final class Tea {}
final class Milk {}
protocol DependencyResolving { func resolve<T>(_ type: T.Type) -> T? }
extension Container: DependencyResolving {}
final class Kitchen {
  private let resolver: DependencyResolving
  init(resolver: DependencyResolving) { self.resolver = resolver }
  func cook() {
    _ = resolver.resolve(Tea.self)!
    _ = resolver.resolve(Milk.self)!  // expect: missing-provider
  }
}
func start() {
  let container = Container()
  container.register(Tea.self) { _ in Tea() }
  Kitchen(resolver: container).cook()
}
