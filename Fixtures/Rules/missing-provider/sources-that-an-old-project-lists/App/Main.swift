import Dependencies
import Kit

final class Model {
  @Dependency(\.cranes) var cranes
  func show() { print(cranes.all()) }
}

@main
struct Harbour {
  static func main() { Model().show() }
}
