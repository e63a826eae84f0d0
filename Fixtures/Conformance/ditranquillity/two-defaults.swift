// Observed with 6.0.0. Two defaults are as ambiguous as none: invalid.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

final class Letterbox {
  init(postman: Postman) {}
}

func start() {
  let container = DIContainer()
  container.register(Cyclist.init).as(Postman.self).default()
  container.register(Driver.init).as(Postman.self).default()
  container.register(Letterbox.init)  // expect: ambiguous-provider
}
