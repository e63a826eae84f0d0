// Observed with 6.0.0. A single candidate is used from anywhere, imported or not: valid. The
// consumer's framework imports nothing at all, so it has not said that it needs nothing either.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}

final class Letterbox {
  init(postman: Postman) {}
}

final class PostFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Cyclist.init).as(Postman.self)
  }
}

final class HomeFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Letterbox.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: PostFramework.self)
  container.append(framework: HomeFramework.self)
}
