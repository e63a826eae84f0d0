// counts: opaque=0 needs>=4
final class Tide { init(boat: Boat) {} }
final class Boat { init(tide: Tide) {} }
final class Gull {}

extension Container {
  static let tide: Factory<Tide> = Factory { Tide(boat: boat()) }  // expect: dependency-cycle
  static let boat: Factory<Boat> = Factory { Boat(tide: tide()) }
  static let gull = Factory { Gull() }
}

final class Deck { @Injected(Container.gull) var gull }

_ = (Container.boat(), Deck())
