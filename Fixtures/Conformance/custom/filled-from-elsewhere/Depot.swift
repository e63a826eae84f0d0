// Where what a container keeps comes from elsewhere as a whole, nobody knows what is in it: each such place is counted, and what is asked for may be there; another container of the program is
// judged as before. Its verdicts are those of its own body, run as it stands.
// counts: registrations=5 needs=5 opaque=2
protocol Load { var things: [ObjectIdentifier: Any] { get } }

struct Depot {
  private var things: [ObjectIdentifier: Any] = [:]

  static func filled(by loads: [any Load]) -> Depot {
    var depot = Depot()
    for load in loads { depot.things.merge(load.things) { old, _ in old } }
    return depot
  }

  mutating func keep<T>(_ thing: T, for type: T.Type) { things[ObjectIdentifier(type)] = thing }
  func find<T>(_ type: T.Type) -> T { things[ObjectIdentifier(type)] as! T }
}

struct Morning: Load { let things: [ObjectIdentifier: Any] = [ObjectIdentifier(Crate.self): Crate()] }
struct Crate {}
struct Barrel {}
struct Sack {}

final class Shed {
  private var things: [ObjectIdentifier: Any]

  init(things: [ObjectIdentifier: Any]) { self.things = things }

  func keep<T>(_ thing: T, for type: T.Type) { things[ObjectIdentifier(type)] = thing }
  func find<T>(_ type: T.Type) -> T { things[ObjectIdentifier(type)] as! T }
}

final class Rack {
  private var things: [ObjectIdentifier: Any]

  init() { things = [:] }

  func keep<T>(_ thing: T, for type: T.Type) { things[ObjectIdentifier(type)] = thing }
  func find<T>(_ type: T.Type) -> T { things[ObjectIdentifier(type)] as! T }
}

@main struct Yard {
  static func main() {
    let depot = Depot.filled(by: [Morning()])
    print(depot.find(Crate.self))  // expect: missing-provider (note)
    print(depot.find(Barrel.self))
    let shed = Shed(things: [ObjectIdentifier(Sack.self): Sack()])
    print(shed.find(Sack.self))  // expect: missing-provider (note)
    let rack = Rack()
    rack.keep(Crate(), for: Crate.self)
    print(rack.find(Crate.self))
    print(rack.find(Barrel.self))  // expect: missing-provider
  }
}
