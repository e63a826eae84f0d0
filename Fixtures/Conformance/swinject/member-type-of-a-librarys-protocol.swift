// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": what `Screen.Factory` means is said by a protocol that stands
// outside the sources, and may be the type that is registered. A member that the program declares itself is its own.
// counts: needs>=3
import BarnKit
import Swinject

final class Screen: FactoryModule {
  struct Dependency {}
}
final class Home { init(screens: Screen.Factory, dependency: Screen.Dependency) {} }

@main
struct App {
  static let box = Container()

  static func main() {
    put(Screen.self)
    box.register(Home.self) { r in
      Home(
        screens: r.resolve(Screen.Factory.self)!,
        dependency: r.resolve(Screen.Dependency.self)!)  // expect: missing-provider
    }
    print(box.resolve(Home.self)!)
  }

  static func put<M: FactoryModule>(_ module: M.Type) {
    box.register(Factory<M>.self) { _ in fatalError() }
  }
}
