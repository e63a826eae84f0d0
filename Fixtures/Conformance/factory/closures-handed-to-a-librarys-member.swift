// counts: registrations=3 needs=2
// A member that begins with a dot is one of the type that is expected there (Swift, "Implicit Member Expression"): `.later { … }` where a
// library's `Errand` is answered hands the closure to that library, which runs it some time, as `Errand.later { … }` does.
// A factory that does nothing but end the program makes nothing (Factory.swift: the closure is called to make the object).

import Errands
import Factory

final class Oar { var length = 0 }
final class Sail { var area = 0 }

extension Container {
  var oar: Factory<Oar> { self { fatalError("register an oar") } }
  var sail: Factory<Sail> { self { fatalError("hoist a sail") } }
}

struct Boat {
  func row() -> Errand<Int> { .later { print(Container.shared.oar().length) } }  // expect: missing-provider
}

struct Yacht {
  // What such a closure registers is there, too.
  func hoist() -> Errand<Int> { return .later(named: "hoist") { Container.shared.sail.register { Sail() } } }
  func go() { print(Container.shared.sail().area) }
}

@main struct Race {
  static func main() {
    print(Boat().row(), Yacht().hoist())
    Yacht().go()
  }
}
