// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": which container the library's class keeps, nobody says. It may be
// the app's or lie below it.
import BarnKit
import Swinject

final class Bucket {}
final class Hay {}
final class Cow { init(bucket: Bucket) {} }

final class BarnAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bucket.self) { _ in Bucket() }
  }
}

final class CowAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Cow.self) { r in Cow(bucket: r.resolve(Bucket.self)!) }
  }
}

final class Stable: BarnPart {
  override func assemblies() -> [Assembly] { [CowAssembly()] }

  override func open() {
    _ = resolver.resolve(Cow.self)!
    _ = resolver.resolve(Bucket.self)!
    _ = resolver.resolve(Hay.self)!  // expect: missing-provider
  }
}

@main
struct FarmApp {
  static let assembler = Assembler([BarnAssembly()])
  static func main() {
    _ = assembler.resolver.resolve(Bucket.self)
    Stable().open()
  }
}
