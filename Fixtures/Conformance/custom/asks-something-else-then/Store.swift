// What a container lacks it may get of something else that it hands the type to: another of its objects, or a closure that somebody gave it. Nobody knows what that has, so nothing is
// missing for certain; where its answer is not used, it has nothing. Its verdicts are those of its own body, run as it stands.
final class Store {
  static let base = Store()
  static let shared = Store()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func add<T>(_ type: T.Type, made: @escaping () -> T) { makers[ObjectIdentifier(type)] = made }

  func get<T>(_ type: T.Type) -> T {
    if let made = makers[ObjectIdentifier(type)]?() as? T { return made }
    return Store.base.get(type)
  }
}

final class Bin {
  var spare: ((Any.Type) -> Any?)?
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func add<T>(_ type: T.Type, made: @escaping () -> T) { makers[ObjectIdentifier(type)] = made }

  func get<T>(_ type: T.Type) -> T {
    if let made = makers[ObjectIdentifier(type)]?() as? T { return made }
    if let made = spare?(type) as? T { return made }
    fatalError("\(type)")
  }
}

final class Tray {
  var noted: ((Any.Type) -> Void)?
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func add<T>(_ type: T.Type, made: @escaping () -> T) { makers[ObjectIdentifier(type)] = made }

  func get<T>(_ type: T.Type) -> T {
    noted?(type)
    guard let made = makers[ObjectIdentifier(type)]?() as? T else {
      fatalError("\(Trouble.nothing(of: type)) \(Trouble.name(of: type))")
    }
    return made
  }
}

enum Trouble: Error {
  case nothing(of: Any.Type)
  static func name(of type: Any.Type) -> String { "\(type)" }
}

struct Rope {}
struct Nail {}
struct Screw {}
struct Bolt {}

@main struct Shed {
  static func main() {
    Store.base.add(Rope.self) { Rope() }
    print(Store.shared.get(Rope.self))  // expect: missing-provider (note)
    let bin = Bin()
    bin.spare = { $0 == Nail.self ? Nail() : nil }
    print(bin.get(Nail.self))  // expect: missing-provider (note)
    let tray = Tray()
    tray.add(Screw.self) { Screw() }
    print(tray.get(Screw.self))
    print(tray.get(Bolt.self))  // expect: missing-provider
  }
}
