// Observed with 6.0.0. Two plain candidates in the own framework and exactly one in an imported one: the imported one is
// taken without a word. The two own ones are duplicates.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}
final class Walker: Postman {}

final class Letterbox {
  init(postman: Postman) {}
}

final class CityPostFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Cyclist.init).as(Postman.self)
  }
}

final class HomeFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(CityPostFramework.self)
    container.register(Driver.init).as(Postman.self)
    container.register(Walker.init).as(Postman.self)  // expect: duplicate-provider (warning)
    container.register(Letterbox.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: CityPostFramework.self)
  container.append(framework: HomeFramework.self)
}
