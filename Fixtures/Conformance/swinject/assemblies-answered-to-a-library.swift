// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": the superclass asks for the assemblies, and the library's container
// loads them beside its own. What the program declares itself is missing there all the same.
// counts: needs>=2 opaque=1
import BarnKit
import Swinject

final class Bucket {}
final class Cow { init(milker: Milker, bucket: Bucket) {} }

final class StableAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cow.self) { r in Cow(milker: r.resolve(Milker.self)!, bucket: r.resolve(Bucket.self)!) }  // expect: missing-provider, missing-provider (note)
  }
}

class Farm: BarnFarm {
  override func parts() -> [Assembly] { super.parts() + [StableAssembly()] }
}

@main
struct FarmApp {
  static func main() { BarnFarm.open(Farm()) }
}
