// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": a protocol of the library demands the assemblies.
import BarnKit
import Swinject

final class Cow { init(milker: Milker) {} }

final class StableAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cow.self) { r in Cow(milker: r.resolve(Milker.self)!) }  // expect: missing-provider (note)
  }
}

struct Farm: BarnParts {
  let parts: [Assembly] = [StableAssembly()]
}

@main
struct FarmApp {
  static func main() { Farm().open() }
}
