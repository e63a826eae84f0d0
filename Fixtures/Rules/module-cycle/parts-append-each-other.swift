// Parts that append each other are loaded once each; DITranquillity stands it, so it is no finding.
import DITranquillity

final class Knife {}
final class Fork {}

final class KnifePart: DIPart {
  static func load(container: DIContainer) {
    container.append(part: ForkPart.self)
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
