// Observed with 6.0.0. An optional dependency with two candidates stays nil: valid with a warning.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

final class Letterbox {
  init(postman: Postman?) {}
}

func start() {
  let container = DIContainer()
  container.register(Cyclist.init).as(Postman.self)
  container.register(Driver.init).as(Postman.self)
  container.register(Letterbox.init)  // expect: ambiguous-provider (warning)
}
