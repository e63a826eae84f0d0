// Observed with 6.0.0. The own framework's candidate wins over another framework's default: valid.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

final class Letterbox {
  init(postman: Postman) {}
}

final class CityPostFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Cyclist.init).as(Postman.self).default()
  }
}

final class HomeFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Driver.init).as(Postman.self)
    container.register(Letterbox.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: CityPostFramework.self)
  container.append(framework: HomeFramework.self)
}
