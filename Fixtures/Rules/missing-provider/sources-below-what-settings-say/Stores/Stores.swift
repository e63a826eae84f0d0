struct Canvas: Sail {}

enum Stores {
  static func bring() {
    chest.register(Sail.self) { _ in Canvas() }
  }
}
