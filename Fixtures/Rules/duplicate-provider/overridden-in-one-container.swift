// Two containers are filled alike, and one of them is then given something else. Neither registration can go, so that is a note. Where every container
// that has the first one has the second, too, the first is of no use to anybody, and where it makes the same, the second is.
// counts: registrations=8 needs=4
import Swinject

protocol Keel {}
final class SteelKeel: Keel { init(ballast: Int = 2) {} }
final class WoodenKeel: Keel {}
protocol Mast {}
final class TallMast: Mast {}
final class ShortMast: Mast {}
protocol Rope {}
final class LongRope: Rope {}
final class ShortRope: Rope {}

struct Yard {
  func ship() -> Container {
    Container { container in
      common(container)
      rigging(container)
      moreRigging(container)
    }
  }
  func boat() -> Container {
    Container { container in
      common(container)
      small(container)
    }
  }
  private func common(_ container: Container) {
    container.register(Keel.self) { _ in SteelKeel() }
    container.register(SteelKeel.self) { _ in SteelKeel() }
    container.register(Mast.self) { _ in TallMast() }
    container.register(Mast.self) { _ in ShortMast() }  // expect: duplicate-provider (warning)
  }
  private func small(_ container: Container) {
    container.register(Keel.self) { _ in WoodenKeel() }  // expect: duplicate-provider (note)
    container.register(SteelKeel.self) { _ in SteelKeel(ballast: 3) }  // expect: duplicate-provider (warning)
  }
  private func rigging(_ container: Container) {
    container.register(Rope.self) { _ in LongRope() }
  }
  private func moreRigging(_ container: Container) {
    container.register(Rope.self) { _ in ShortRope() }  // expect: duplicate-provider (warning)
  }
}

final class Harbour {
  let ship = Yard().ship()
  let boat = Yard().boat()
  func launch() {
    _ = ship.resolve(Keel.self)!
    _ = boat.resolve(Keel.self)!
    _ = ship.resolve(Mast.self)!
    _ = ship.resolve(Rope.self)!
  }
}
