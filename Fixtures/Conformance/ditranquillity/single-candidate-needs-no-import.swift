// Observed with 6.0.0. A single candidate is used from anywhere, imported or not: valid. That the
// consumer's framework does not import the other one is worth a note.
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
    container.register(Letterbox.init)  // expect: inaccessible-provider (note)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: PostFramework.self)
  container.append(framework: HomeFramework.self)
}
