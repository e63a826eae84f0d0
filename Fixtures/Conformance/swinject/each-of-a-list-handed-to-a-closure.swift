// A function hands each part of a list to a closure that has it register: what one registers is there as what the other one does. By
// reading Swift: a generic function calls its closure with what it is handed, of whatever type that is. What no list names is not loaded.
import Swinject

protocol Part { static func add(to container: Container) }

final class Lamp {}
final class Post {}
final class Flag {}
final class Pier {
  init(lamp: Lamp, post: Post) {}
}

final class LampPart: Part {
  static func add(to container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class PostPart: Part {
  static func add(to container: Container) { container.register(Post.self) { _ in Post() } }
}
final class FlagPart: Part {
  static func add(to container: Container) {  // expect: unloaded-module (warning)
    container.register(Flag.self) { _ in Flag() }
  }
}

func with<T>(_ it: T, _ body: (T) -> Void) { body(it) }

final class Harbour {
  let container = Container()

  func fill(_ parts: [Part.Type]) {
    for part in parts { with(part) { it in it.add(to: container) } }
  }
}

@main
struct App {
  static func main() {
    let harbour = Harbour()
    harbour.fill([PostPart.self, LampPart.self])
    harbour.container.register(Pier.self) { r in Pier(lamp: r.resolve(Lamp.self)!, post: r.resolve(Post.self)!) }
    _ = harbour.container.resolve(Pier.self)!
    _ = harbour.container.resolve(Flag.self)!  // expect: missing-provider
  }
}
