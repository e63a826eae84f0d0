// counts: registrations=7
// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": the object of each class has a container of its own from the library's
// class, so that what one registers takes the place of nothing that another does, and one that is made twice in the same is.
import BarnKit
import Swinject

final class Bucket {
  init(rope: Rope) {}
}
final class Pail {}
final class Rope {}
final class Hay {}
final class Cow {
  init(bucket: Bucket, hay: Hay) {}
}
final class Horse {
  init(pail: Pail) {}
}

final class Stable: BarnPart {
  override init() {
    super.init()
    container.register(Bucket.self) { r in Bucket(rope: r.resolve(Rope.self)!) }  // expect: missing-provider
    container.register(Pail.self) { _ in Pail() }
    container.register(Horse.self) { r in Horse(pail: r.resolve(Pail.self)!) }
    _ = container.resolve(Horse.self)!
    _ = container.resolve(Bucket.self)!
  }
}

final class Byre: BarnPart {
  override init() {
    super.init()
    container.register(Pail.self) { _ in Pail() }
    container.register(Bucket.self) { _ in Bucket(rope: Rope()) }
    container.register(Cow.self) { r in Cow(bucket: r.resolve(Bucket.self)!, hay: r.resolve(Hay.self)!) }
    container.register(Cow.self) { r in  // expect: duplicate-provider (warning)
      Cow(
        bucket: r.resolve(Bucket.self)!,
        hay: r.resolve(Hay.self)!)  // expect: missing-provider
    }
    _ = container.resolve(Cow.self)!
  }
}

@main
struct FarmApp {
  static func main() {
    _ = Stable()
    _ = Byre()
  }
}
