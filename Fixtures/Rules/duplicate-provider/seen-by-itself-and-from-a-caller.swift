// One registration is no duplicate of itself: the function that walks the parts is looked at by itself and where it is called, here by way of
// a property that begins with the shared object. `load` runs once. Container.swift of Swinject 2.10: `register` replaces only what has
// been registered before it ran.
// counts: opaque=0 registrations=3
import Swinject

final class Hub {
  static let shared = Hub(box: Container())
  private let box: Container

  init(box: Container) { self.box = box }

  func load(_ parts: [Assembly]) { parts.forEach { $0.assemble(container: box) } }

  func ask<T>(_ type: T.Type) -> T { box.resolve(type)! }
}

final class Tide {}
final class Pool {}

struct SeaPart: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { _ in Tide() }
    container.register(Pool.self) { _ in Pool() }
    container.register(Pool.self) { _ in Pool() }  // expect: duplicate-provider (warning)
  }
}

@main struct App {
  let hub = Hub.shared

  init() { hub.load([SeaPart()]) }

  static func main() {
    _ = App()
    _ = Hub.shared.ask(Tide.self)
    _ = Hub.shared.ask(Pool.self)
  }
}
