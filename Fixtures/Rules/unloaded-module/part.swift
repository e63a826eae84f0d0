import DITranquillity

final class Chess {}
final class Draughts {}

final class ChessPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Chess.init)
  }
}

final class DraughtsPart: DIPart {  // expect: unloaded-module (warning)
  static func load(container: DIContainer) {
    container.register(Draughts.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(part: ChessPart.self)
}
