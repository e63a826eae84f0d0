// What a function keeps that the manifest does not name, and that has another object keep it, may be anything: what is missing then is only possibly so,
// but where nobody calls it.
final class Vault {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func keep(_ make: @escaping () -> Any, for key: ObjectIdentifier) { makers[key] = make }
  func make(for key: ObjectIdentifier) -> Any? { makers[key]?() }
}

class Chest {
  private let vault = Vault()
  func put<T>(_ type: T.Type, make: @escaping () -> T) { vault.keep(make, for: ObjectIdentifier(type)) }
  func take<T>(_ type: T.Type) -> T { vault.make(for: ObjectIdentifier(type)) as! T }
  func stow<T>(_ thing: T, as type: Any.Type) { vault.keep({ thing }, for: ObjectIdentifier(type)) }
}

class Crate {
  private let vault = Vault()
  func put<T>(_ type: T.Type, make: @escaping () -> T) { vault.keep(make, for: ObjectIdentifier(type)) }
  func take<T>(_ type: T.Type) -> T { vault.make(for: ObjectIdentifier(type)) as! T }
  func lay<T>(_ thing: T, as type: Any.Type) { vault.keep({ thing }, for: ObjectIdentifier(type)) }
}

protocol Tide {}
protocol Wind {}
final class Rope {}
final class DeepTide: Tide {}
final class HighWind: Wind {}

@main struct Fleet {
  static func main() {
    let chest = Chest()
    chest.put(Tide.self) { DeepTide() }
    chest.stow(HighWind(), as: Wind.self)
    print(chest.take(Tide.self), chest.take(Wind.self))  // expect: missing-provider (note)
    let crate = Crate()
    crate.put(Tide.self) { DeepTide() }
    print(crate.take(Tide.self), crate.take(Rope.self))  // expect: missing-provider
  }
}
