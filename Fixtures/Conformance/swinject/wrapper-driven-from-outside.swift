// How apps write it: the wrapper resolves when its owner hands it the resolver; the owner is made by the container.
import Swinject

struct Oil {}
struct Gas {}

protocol Fillable { func fill(_ resolver: Resolver) }

@propertyWrapper final class Filled<Value>: Fillable {
  var wrappedValue: Value!
  func fill(_ resolver: Resolver) { wrappedValue = resolver.resolve(Value.self)! }
}

class Engine {
  init(resolver: Resolver) {
    for child in Mirror(reflecting: self).children { (child.value as? Fillable)?.fill(resolver) }
  }
}

final class Motor: Engine {
  @Filled var oil: Oil!
  @Filled var gas: Gas!  // expect: missing-provider
}

let container = Container()
container.register(Oil.self) { _ in Oil() }
container.register(Motor.self) { r in Motor(resolver: r) }
_ = container.resolve(Motor.self)!
