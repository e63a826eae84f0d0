// A framework uses what another one provides without importing it.
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
    container.register(Search.init)  // expect: inaccessible-provider (note)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: IndexFramework.self)
  container.append(framework: SearchFramework.self)
}
