// Where a static function and one of objects have one name and the same labels, the static one does what its body says: here it fills and asks
// the one object, which is asked by itself, too (Swift).
// counts: opaque=0 registrations=3 needs=4
final class Depot {
  static let main = Depot()
  private var makers: [String: () -> Any] = [:]

  func store<T>(_ type: T.Type, made: @escaping () -> T) { makers["\(type)"] = made }
  func find<T>(_ type: T.Type) -> T { makers["\(type)"]!() as! T }
}

extension Depot {
  static func store<T>(_ type: T.Type, made: @escaping () -> T) { Depot.main.store(type, made: made) }
  static func find<T>(_ type: T.Type) -> T { Depot.main.find(type) }
}

protocol Barrel {}
struct OakBarrel: Barrel {}
struct Cask { let barrel: Barrel }
struct Keg {}
struct Bung {}

@main struct Works {
  static func main() {
    Depot.store(Barrel.self) { OakBarrel() }
    Depot.store(Cask.self) { Cask(barrel: Depot.main.find(Barrel.self)) }
    Depot.main.store(Keg.self) { Keg() }
    print(Depot.find(Cask.self), Depot.find(Keg.self))
    print(Depot.find(Bung.self))  // expect: missing-provider
  }
}
