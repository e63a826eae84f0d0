// The name that an injection asks for is not the one that is registered.
import DITranquillity

protocol Wheel {}
final class Spoked: Wheel {}

final class Bicycle {
  var front: Wheel
  init() { front = Spoked() }
}

func start() {
  let container = DIContainer()
  container.register(Spoked.init).as(Wheel.self, name: "front")
  container.register(Bicycle.init)
    .injection(name: "frnt", \.front)  // expect: missing-provider
}
