import Swinject

final class Door {
  let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func open() { _ = resolver.resolve(Guest.self)! }
}
