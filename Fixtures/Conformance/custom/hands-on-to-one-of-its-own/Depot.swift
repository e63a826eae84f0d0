// A function that is named and leaves what it does to another one of its type does what its body says (Swift): what it answers can register more, and a static one
// has the one object of its type do it.
// What has no name of its own is asked for without one, under whatever name it is kept.
// counts: opaque=0 registrations=5 needs=8
final class Depot {
  static let main = Depot()
  private var makers: [String: () -> Any] = [:]

  func store<T>(_ type: T.Type, _ make: @escaping () -> T) { makers["\(type)"] = make }

  @discardableResult func store<T>(_ make: @escaping () -> T) -> Label<T> {
    store(T.self, make)
    return Label(depot: self, make: make)
  }

  func find<T>() -> T { makers["\(T.self)"]!() as! T }
}

struct Label<T> {
  let depot: Depot
  let make: () -> T

  @discardableResult func also<Other>(_ type: Other.Type) -> Label<T> {
    depot.store(type) { self.make() as! Other }
    return self
  }
}

final class Cellar {
  private static let only = Cellar()
  private var bottles: [ObjectIdentifier: Any] = [:]

  static func lay<T>(_ bottle: T) { only.put(bottle, as: T.self) }
  static func fetch<T>() -> T { only.take() }

  private func put<T>(_ bottle: T, as type: T.Type) { bottles[ObjectIdentifier(type)] = bottle }
  private func take<T>() -> T { bottles[ObjectIdentifier(T.self)] as! T }
}

final class Locker {
  static let main = Locker()
  private var things: [String: () -> Any] = [:]

  func lock<T>(_ type: T.Type, _ make: @escaping () -> T) { lock(type, name: String(describing: type), make) }
  func lock<T>(_ type: T.Type, name: String, _ make: @escaping () -> T) { things[key(of: type, name)] = make }
  func unlock<T>(_ type: T.Type) -> T { unlock(type, name: String(describing: type)) }
  func unlock<T>(_ type: T.Type, name: String) -> T { things[key(of: type, name)]!() as! T }

  private func key<T>(of type: T.Type, _ name: String) -> String { "\(type) \(name)" }
}

protocol Rolling {}
protocol Floating {}
protocol Sinking {}
struct Barrel: Rolling, Floating {}
struct Cork {}
struct Wine {}
struct Bung {}

@main struct Works {
  static func main() {
    Depot.main.store { Barrel() }.also(Rolling.self).also(Floating.self)
    let barrel: Barrel = Depot.main.find()
    let rolling: Rolling = Depot.main.find()
    let floating: Floating = Depot.main.find()
    let sinking: Sinking = Depot.main.find()  // expect: missing-provider
    Cellar.lay(Cork())
    let cork: Cork = Cellar.fetch()
    let wine: Wine = Cellar.fetch()  // expect: missing-provider
    Locker.main.lock(Cork.self) { Cork() }
    print(Locker.main.unlock(Cork.self))
    print(Locker.main.unlock(Bung.self))  // expect: missing-provider
    print(barrel, rolling, floating, sinking, cork, wine)
  }
}
