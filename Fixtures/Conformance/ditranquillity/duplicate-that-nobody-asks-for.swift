// Observed with 6.0.0. Two providers of one protocol that nobody asks for: the framework says nothing, yet the first
// request will fail.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

func start() {
  let container = DIContainer()
  container.register(Cyclist.init).as(Postman.self)
  container.register(Driver.init).as(Postman.self)  // expect: duplicate-provider (note)
}
