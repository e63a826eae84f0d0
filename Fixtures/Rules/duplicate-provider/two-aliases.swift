// Nobody asks for it, so nothing fails today.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}

final class PostPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Cyclist.init)
      .as(Postman.self)
      .lifetime(.single)
    container.register(Driver.init)  // expect: duplicate-provider (note)
      .as(Postman.self)
      .lifetime(.single)
  }
}

func start() {
  let container = DIContainer()
  container.append(part: PostPart.self)
}
