// Parts that append each other are loaded once each; DITranquillity stands it, so it is a warning.
import DITranquillity

final class Knife {}
final class Fork {}

final class KnifePart: DIPart {
  static func load(container: DIContainer) {
    container.append(part: ForkPart.self)  // expect: module-cycle (warning)
    container.register(Knife.init)
  }
}

final class ForkPart: DIPart {
  static func load(container: DIContainer) {
    container.append(part: KnifePart.self)
    container.register(Fork.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(part: KnifePart.self)
}
