// An extension may equate two type parameters with one another, which says of neither what it is (The Swift Programming Language, "Generics", Extensions
// with a Generic Where Clause): a wrapper that is made without arguments asks for the type of its property (Documentation/DIContainer).
// counts: registrations=1 needs=3 opaque=0
import Swinject

final class Tea {}
final class Leaf {}
protocol Filled { func fill(_ resolver: Resolver) }

@propertyWrapper final class Injected<Asked, Service>: Filled {
  var wrappedValue: Service!
  init(as _: Asked.Type) {}
  func fill(_ resolver: Resolver) { wrappedValue = (resolver.resolve(Asked.self) as! Service) }
}
extension Injected where Asked == Service {
  convenience init() { self.init(as: Service.self) }
}

final class Screen {
  @Injected() var tea: Tea!
  @Injected() var leaf: Leaf!  // expect: missing-provider
  @Injected(as: Tea.self) var drink: Any!
  init(_ resolver: Resolver) { Mirror(reflecting: self).children.forEach { ($0.value as? Filled)?.fill(resolver) } }
}

let container = Container()
container.register(Tea.self) { _ in Tea() }
let screen = Screen(container)
