// An object that only holds a container for the line in which it is made is made anew for each line. What such a module registers goes into
// the container that it was handed, and into no other: a module that nothing loads provides nothing.
// By reading Swift: `Box(it: container).it` is `container`.
import Swinject

final class Lamp {}
final class Post {}
final class Hall { init(_ lamp: Lamp) {} }

private struct Box { let it: Container }

struct Lamps: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) {
    Box(it: container).it.register(Lamp.self) { _ in Lamp() }
    Box(it: container).it.register(Post.self) { _ in Post() }
  }
}

struct Posts: Assembly {
  func assemble(container: Container) {
    Box(it: container).it.register(Post.self) { _ in Post() }
    Box(it: container).it.register(Hall.self) { r in Hall(r.resolve(Lamp.self)!) }  // expect: missing-provider
  }
}

final class Store {
  private let container = Container()
  init() { Posts().assemble(container: container) }
  func post() -> Post { container.resolve(Post.self)! }
  func hall() -> Hall { container.resolve(Hall.self)! }
}

let store = Store()
print(store.post(), store.hall())
