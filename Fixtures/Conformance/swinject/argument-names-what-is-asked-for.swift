// A factory that asks under a name which is its argument asks for one thing per name that is brought: `Container.Arguments.swift` hands the
// argument of `resolve(_:argument:)` to the factory as it is, and `Container.swift` looks a service up by its type and its name.
// counts: needs=17 opaque=2
import Swinject

class Page {}
final class Frame { init(page: Page) {} }

final class Window {
  init(resolver: Resolver, name: String) { _ = resolver.resolve(Page.self, name: name)! }
}

enum Corner: String { case left, right, top = "lid" }
final class Shelf { init(page: Page) {} }

final class Wall { init(page: Page) {} }
final class Gate { init(page: Page) {} }
final class Bench { init(page: Page) {} }

func gate(_ resolver: Resolver, _ name: String) -> Gate { resolver.resolve(Gate.self, argument: name)! }

@main struct App {
  static func main() {
    let container = Container()
    container.register(Page.self, name: "home") { _ in Page() }
    container.register(Page.self, name: "left") { _ in Page() }
    container.register(Page.self, name: "lid") { _ in Page() }
    container.register(Frame.self) { (r: Resolver, name: String) in
      Frame(page: r.resolve(Page.self, name: name)!)  // expect: missing-provider
    }
    _ = container.resolve(Frame.self, argument: "home")!
    _ = container.resolve(Frame.self, argument: "away")!

    container.register(Window.self) { r, name in Window(resolver: r, name: name) }  // expect: missing-provider
    _ = container.resolve(Window.self, argument: "pane")!

    container.register(Shelf.self) { (r: Resolver, corner: Corner) in
      Shelf(page: r.resolve(Page.self, name: corner.rawValue)!)  // expect: missing-provider
    }
    _ = container.resolve(Shelf.self, argument: Corner.left)!
    _ = container.resolve(Shelf.self, argument: Corner.right)!
    _ = container.resolve(Shelf.self, argument: Corner.top)!

    // What is brought is known only when the program runs: nothing can be said.
    container.register(Wall.self) { (r: Resolver, name: String) in Wall(page: r.resolve(Page.self, name: name)!) }
    _ = container.resolve(Wall.self, argument: readLine()!)!

    // A function's callers bring it.
    container.register(Gate.self) { (r: Resolver, name: String) in Gate(page: r.resolve(Page.self, name: name)!) }
    _ = gate(container, "home")

    // Nobody asks.
    container.register(Bench.self) { (r: Resolver, name: String) in Bench(page: r.resolve(Page.self, name: name)!) }
  }
}
