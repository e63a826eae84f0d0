// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": the library calls the function with a container of its own.
import BarnKit
import Swinject

final class Bucket {}
final class Cow { init(milker: Milker, bucket: Bucket) {} }

final class Stable: BarnPart {
  override func fill(_ container: Container) {
    super.fill(container)
    container.register(Cow.self) { r in Cow(milker: r.resolve(Milker.self)!, bucket: r.resolve(Bucket.self)!) }  // expect: missing-provider, missing-provider (note)
  }
}

@main
struct FarmApp {
  static func main() { BarnPart.open(Stable()) }
}
