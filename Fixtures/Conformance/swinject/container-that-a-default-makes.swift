// ContainerSpec: whatever holds it, a container is what `Container()` made. Here it is made where a parameter is left out, and a
// property wrapper infers from the property what it asks for (The Swift Programming Language, "Default Parameter Values").
import Swinject

protocol Assembling {
  func assemble(_ assemblies: [Assembly])
}
protocol Giving {
  func give<T>() -> T
  func give<T>(_ type: T.Type) -> T
}

final class Store: Assembling & Giving {
  static let main: Store = .init()
  private let container: Container

  private init(container: Container = Container()) {
    self.container = container
  }

  func assemble(_ assemblies: [Assembly]) {
    assemblies.forEach {
      $0.assemble(container: container)
    }
  }
  func give<T>() -> T { container.resolve(T.self)! }
  func give<T>(_ type: T.Type) -> T { container.resolve(T.self)! }
}

@propertyWrapper
final class Given<T> {
  let wrappedValue: T
  init() { wrappedValue = Store.main.give() }
}

protocol Clock {}
final class WallClock: Clock {}
protocol Bell {}

struct TimeAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in WallClock() }
  }
}
struct BellAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) {}
}

final class Tower {
  @Given private var clock: Clock
  @Given private var bell: Bell  // expect: missing-provider

  func ring() {
    let clock: Clock = Store.main.give()
    _ = Store.main.give(Clock.self)
    _ = clock
  }
}

func start() {
  let store = Store.main
  store
    .assemble([
      TimeAssembly()
    ])
}
