// Observed with 6.0.0. Two frameworks provide the protocol; the consumer's framework imports one of them: valid.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

final class Letterbox {
  init(postman: Postman) {}
}

final class CityPostFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Cyclist.init).as(Postman.self)
  }
}

final class RuralPostFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Driver.init).as(Postman.self)
  }
}

final class HomeFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(CityPostFramework.self)
    container.register(Letterbox.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: CityPostFramework.self)
  container.append(framework: RuralPostFramework.self)
  container.append(framework: HomeFramework.self)
}
