import Swinject

/// Filled by its owner as soon as that has a resolver.
@propertyWrapper
final class Wired<Service>: Wiring {
  var wrappedValue: Service!

  func wire(_ resolver: Resolver) { wrappedValue = resolver.get(Service.self) }
}

protocol Wiring { func wire(_ resolver: Resolver) }

class WiredObject {
  init(resolver: Resolver) {
    for child in Mirror(reflecting: self).children { (child.value as? Wiring)?.wire(resolver) }
  }
}
