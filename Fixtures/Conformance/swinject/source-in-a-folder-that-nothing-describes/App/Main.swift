// The module that `import Swinject` means stands in a folder of its name, of which no description of a build speaks: its types are those of
// `Container.swift`, `Resolver.swift`, `Assembly.swift` and `Assembler.swift`, so it is Swinject and works like it.
// counts: needs=2 opaque=0
import Swinject

protocol Tide {}
final class Pier { init(tide: Tide) {} }

@main struct App {
  static func main() {
    let container = Container()
    container.register(Pier.self) { r in Pier(tide: r.resolve(Tide.self)!) }  // expect: missing-provider
    _ = container.resolve(Pier.self)!
  }
}
