// The same with nobody that registers it: `InspectorTests`, `invalid_dependency_graph_with_nested_scope_and_a_missing_dependency`.

protocol Reader {}
protocol Library {}

enum City {
  enum Center {
    final class Branch: Reader {
      // weaver: shelf <- Shelf // expect: missing-provider
    }
  }
}

final class Shelf {}

final class Council {
  // weaver: library = CityLibrary <- Library
  // weaver: library.scope = .container
}

final class CityLibrary: Library {
  // weaver: branch = City.Center.Branch <- Reader
  // weaver: branch.scope = .container
}
