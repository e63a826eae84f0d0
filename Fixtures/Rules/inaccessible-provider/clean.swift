// The framework imports the one that it uses.
import DITranquillity

final class Index {}
final class Search { init(index: Index) {} }

final class IndexFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Index.init)
  }
}

final class SearchFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(IndexFramework.self)
    container.register(Search.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: IndexFramework.self)
  container.append(framework: SearchFramework.self)
}
