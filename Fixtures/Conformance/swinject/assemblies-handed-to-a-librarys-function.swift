// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": the library's function makes the container.
import BarnKit
import Swinject

final class Cow { init(milker: Milker) {} }

final class StableAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cow.self) { r in Cow(milker: r.resolve(Milker.self)!) }  // expect: missing-provider (note)
  }
}

openBarn(with: [StableAssembly()])
