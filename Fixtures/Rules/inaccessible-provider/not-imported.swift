// A framework that imports one framework uses what another one provides.
import DITranquillity

final class Index {}
final class Search { init(index: Index) {} }

final class IndexFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Index.init)
  }
}

final class TextFramework: DIFramework {
  static func load(container: DIContainer) {}
}

final class SearchFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(TextFramework.self)
    container.register(Search.init)  // expect: inaccessible-provider (note)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: IndexFramework.self)
  container.append(framework: TextFramework.self)
  container.append(framework: SearchFramework.self)
}
