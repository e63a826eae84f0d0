// A type is named by its full path, and found through enums: `InspectorTests`, `valid_dependency_graph_with_nested_scope`.

protocol Reader {}
protocol Library {}

enum City {
  enum Center {
    final class Branch: Reader {
      // weaver: shelf <- Shelf
    }
  }
}

final class Shelf {}

final class Council {
  // weaver: library = CityLibrary <- Library
  // weaver: library.scope = .container

  // weaver: shelf = Shelf
  // weaver: shelf.scope = .transient
}

final class CityLibrary: Library {
  // weaver: branch = City.Center.Branch <- Reader
  // weaver: branch.scope = .container
}
