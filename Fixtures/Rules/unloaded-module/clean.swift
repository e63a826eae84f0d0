// Where no container comes to life in the sources, nothing can be said about what is loaded.
import DITranquillity

final class Chess {}
final class Draughts {}

final class ChessPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Chess.init)
  }
}

final class DraughtsPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Draughts.init)
  }
}
