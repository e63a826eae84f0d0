// counts: registrations=4
// As in containers-of-a-librarys-class-in-two-classes: what a class above registers is in the container of each object below it. What another class
// registers may be, as nobody knows whom the library's container asks.
import BarnKit
import Swinject

final class Pail {}
final class Saddle {}
final class Hay {}
final class Horse {
  init(pail: Pail, saddle: Saddle) {}
}
final class Cow {
  init(pail: Pail, horse: Horse, hay: Hay) {}
}

class Part: BarnPart {
  override init() {
    super.init()
    container.register(Pail.self) { _ in Pail() }
  }
}

final class Stable: Part {
  override init() {
    super.init()
    container.register(Saddle.self) { _ in Saddle() }
    container.register(Horse.self) { r in Horse(pail: r.resolve(Pail.self)!, saddle: r.resolve(Saddle.self)!) }
    _ = container.resolve(Horse.self)!
  }
}

final class Byre: Part {
  override init() {
    super.init()
    container.register(Cow.self) { r in
      Cow(
        pail: r.resolve(Pail.self)!,
        horse: r.resolve(Horse.self)!,
        hay: r.resolve(Hay.self)!)  // expect: missing-provider
    }
    _ = container.resolve(Cow.self)!
  }
}

final class Porch: BarnPart {
  func open() { _ = container.resolve(Saddle.self)! }
}

@main
struct FarmApp {
  static func main() {
    _ = Stable()
    _ = Byre()
    Porch().open()
  }
}
