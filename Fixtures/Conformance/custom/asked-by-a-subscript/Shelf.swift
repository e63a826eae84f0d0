// A subscript is named as documentation does, once for what it answers and for what is put there.
// counts: registrations=3 needs=6 opaque=0
final class Shelf {
  static let shared = Shelf()
  private var jars: [ObjectIdentifier: Any] = [:]

  subscript<T>(type: T.Type) -> T? {
    get { jars[ObjectIdentifier(type)] as? T }
    set { jars[ObjectIdentifier(type)] = newValue }
  }
}

final class Cellar {
  static let shared = Cellar()
  private var makers: [String: () -> Any] = [:]

  func fill<T>(_ type: T.Type, _ make: @escaping () -> T) { makers["\(type)"] = make }
  subscript<T>(of type: T.Type) -> T { makers["\(type)"]!() as! T }
}

struct Plum {}
struct Quince {}
struct Pear {}
final class Jam {
  let plum: Plum
  init(plum: Plum) { self.plum = plum }
}

@main struct Kitchen {
  static func main() {
    Shelf.shared[Plum.self] = Plum()
    Shelf.shared[Jam.self] = Jam(plum: Shelf.shared[Plum.self]!)
    Shelf.shared[Quince.self] = nil
    print(Shelf.shared[Jam.self]!)
    print(Shelf.shared[Quince.self]!)  // expect: missing-provider
    Cellar.shared.fill(Jam.self) { Jam(plum: Cellar.shared[of: Plum.self]) }  // expect: missing-provider
    print(Cellar.shared[of: Jam.self])
    print(Cellar.shared[of: Pear.self])  // expect: missing-provider
  }
}
