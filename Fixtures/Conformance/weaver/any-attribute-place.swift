// Attributes of other kinds, lists of names, other wrappers and comments in bodies: the lexer reads them all (`Lexer`, `SourceKitDependencyAnnotation`).

final class House {
  @objc
  @Weaver(.registration, type: Lamp.self, scope: .lazy)
  dynamic var lamp: Light

  @Published var count: Int = 0

  func open() {
    // weaver: room = Room
  }
}

final class Room {
  // weaver: lamp <- Light
}

protocol Light {}
final class Lamp: Light {}
