// From 3.0.2 on imports reach one hop: ambiguous. The version comes from the lock file.
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

final class DistrictFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(CityPostFramework.self)
  }
}

final class HomeFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(DistrictFramework.self)
    container.register(Letterbox.init)  // expect: ambiguous-provider
  }
}

func start() {
  let container = DIContainer()
  container
    .append(framework: CityPostFramework.self)
    .append(framework: RuralPostFramework.self)
    .append(framework: DistrictFramework.self)
    .append(framework: HomeFramework.self)
}
