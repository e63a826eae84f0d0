import DITranquillity

final class Chess {}
final class Cards {}

final class ChessPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Chess.init)
  }
}

final class CardsPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Cards.init)
  }
}

final class GamesFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: ChessPart.self)
  }
}

final class TableFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: CardsPart.self)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: GamesFramework.self)
  container.append(framework: TableFramework.self)
}
