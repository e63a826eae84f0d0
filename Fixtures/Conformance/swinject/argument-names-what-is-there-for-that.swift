// What a factory asks for under a name that it is handed is needed in the container that was asked with that name, and on the way that this
// name takes: each `Container` has services of its own (`Container.swift`).
// counts: needs=7 opaque=0
import Swinject

class Page {}
final class Frame { init(page: Page?) {} }

struct Frames: Assembly {
  func assemble(container: Container) {
    container.register(Frame.self) { (r: Resolver, name: String) in Frame(page: r.resolve(Page.self, name: name)!) }
  }
}

struct Sheets: Assembly {
  func assemble(container: Container) {
    container.register(Frame.self) { (r: Resolver, name: String) in
      if name == "none" { return Frame(page: nil) } else { return Frame(page: r.resolve(Page.self, name: name)!) }
    }
    container.register(Page.self, name: "some") { _ in Page() }
  }
}

@main struct App {
  static func main() {
    let day = Container()
    Frames().assemble(container: day)
    day.register(Page.self, name: "sun") { _ in Page() }
    _ = day.resolve(Frame.self, argument: "sun")!

    let night = Container()
    Frames().assemble(container: night)
    night.register(Page.self, name: "moon") { _ in Page() }
    _ = night.resolve(Frame.self, argument: "moon")!

    let other = Container()
    Sheets().assemble(container: other)
    _ = other.resolve(Frame.self, argument: "none")!
    _ = other.resolve(Frame.self, argument: "some")!
  }
}
