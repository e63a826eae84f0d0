// What a container makes itself of what it does not keep counts as provided: the types that its code says, else nobody knows which. A helper that looks into what is kept makes
// nothing, nor does one that ends the program. Its verdicts are those of its own body, run as it stands.
// counts: needs=7
final class Pier {
  static let shared = Pier()
  private var boats: [String: Any] = [:]

  func moor<T>(_ boat: T) { boats[String(describing: T.self)] = boat }

  func boat<T>() -> T {
    let key = String(describing: T.self)
    guard let found: T = known(key) ?? built(for: key) else { return none(key) }
    return found
  }

  private func known<T>(_ key: String) -> T? { boats[key] as? T }

  private func built<T>(for key: String) -> T? {
    switch key {
    case String(describing: Rowing.self): return Skiff() as? T
    case String(describing: Towing.self):
      print("towing is no more")
      return nil
    default: return nil
    }
  }

  private func none<T>(_ key: String) -> T {
    print("no \(key)")
    fatalError(key)
  }
}

final class Quay {
  private var boats: [ObjectIdentifier: Any] = [:]

  func moor<T>(_ boat: T) { boats[ObjectIdentifier(T.self)] = boat }
  func boat<T>(_ type: T.Type) -> T { boats[ObjectIdentifier(type)] as? T ?? ordered(type) }

  private func ordered<T>(_ type: T.Type) -> T { Yard.build(type) }
}

final class Basin {
  private var boats: [ObjectIdentifier: Any] = [:]

  func moor<T>(_ boat: T) { boats[ObjectIdentifier(T.self)] = boat }

  func boat<T>(_ type: T.Type) -> T {
    if type == Racing.self { return Dinghy() as! T }
    return boats[ObjectIdentifier(type)] as! T
  }
}

enum Yard {
  static func build<T>(_ type: T.Type) -> T { Ferry() as! T }
}

protocol Rowing {}
protocol Sailing {}
protocol Towing {}
protocol Racing {}
protocol Crossing {}
protocol Drifting {}
struct Skiff: Rowing {}
struct Dinghy: Racing {}
struct Ferry: Crossing {}
struct Raft {}

@main struct Harbour {
  static func main() {
    let rowing: Rowing = Pier.shared.boat()
    Pier.shared.moor(Raft())
    let raft: Raft = Pier.shared.boat()
    let towing: Towing = Pier.shared.boat()  // expect: missing-provider
    let sailing: Sailing = Pier.shared.boat()  // expect: missing-provider
    let ferry = Quay().boat(Crossing.self)  // expect: missing-provider (note)
    let basin = Basin()
    print(rowing, raft, towing, sailing, ferry, basin.boat(Racing.self))
    print(basin.boat(Drifting.self))  // expect: missing-provider
  }
}
