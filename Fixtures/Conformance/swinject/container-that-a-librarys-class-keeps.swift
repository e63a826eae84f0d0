// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": the program's class inherits `container` and `resolver` from
// a library's, which made them and may have registered what it declares itself.
import BarnKit
import Swinject

final class Bucket {}
final class Hay {}
final class Pitchfork {}
final class Cow { init(milker: Milker, bucket: Bucket, hay: Hay) {} }

final class Stable: BarnPart {
  override func open() {
    container.register(Bucket.self) { _ in Bucket() }
    container.register(Cow.self) { r in
      Cow(
        milker: r.resolve(Milker.self)!,  // expect: missing-provider (note)
        bucket: r.resolve(Bucket.self)!,
        hay: r.resolve(Hay.self)!)  // expect: missing-provider
    }
    _ = resolver.resolve(Cow.self)!
    _ = self.resolver.resolve(Pitchfork.self)!  // expect: missing-provider
  }
}

@main
struct FarmApp {
  static func main() { Stable().open() }
}
