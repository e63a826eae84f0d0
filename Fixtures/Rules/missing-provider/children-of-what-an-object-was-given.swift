import Swinject

// An object is given an assembler and makes its own below it when it is first used: two deep, the innermost finds what the one between has.

struct Kite {}
struct Line {}
struct Flight { init(kite: Kite, line: Line) {} }

struct KitePart: Assembly {
  func assemble(container: Container) { container.register(Kite.self) { _ in Kite() } }
}

struct LinePart: Assembly {
  func assemble(container: Container) { container.register(Line.self) { _ in Line() } }
}

struct FlightPart: Assembly {
  func assemble(container: Container) {
    container.register(Flight.self) { r in
      Flight(
        kite: r.resolve(Kite.self)!,
        line: r.resolve(Line.self)!  // expect: missing-provider
      )
    }
  }
}

final class Pilot {
  private let above: Assembler
  private lazy var own = Assembler([FlightPart()], parent: above)
  init(above: Assembler) { self.above = above }
  func fly() { print(own.resolver.resolve(Flight.self)!) }
}

/// Stands beside the pilot.
final class Winder {
  private let above: Assembler
  private lazy var own = Assembler([LinePart()], parent: above)
  init(above: Assembler) { self.above = above }
  func wind() { print(own.resolver.resolve(Line.self)!) }
}

final class Meadow {
  private let above: Assembler
  private lazy var own = Assembler([KitePart()], parent: above)
  init(above: Assembler) { self.above = above }
  func open() {
    Pilot(above: own).fly()
    Winder(above: own).wind()
  }
}

let root = Assembler([])
Meadow(above: root).open()
