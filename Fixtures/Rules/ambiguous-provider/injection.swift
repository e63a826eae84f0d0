import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

final class Letterbox {
  var postman: Postman!
  var helpers: [Postman] = []
}

final class Doorbell {
  var postman: Postman
  init() { postman = Cyclist() }
}

func start() {
  let container = DIContainer()
  container.register(Cyclist.init).as(Postman.self)
  container.register(Driver.init).as(Postman.self)
  container.register(Doorbell.init)
    .injection(\.postman)  // expect: ambiguous-provider
  container.register(Letterbox.init)
    .injection { $0.helpers = many($1) }
}
