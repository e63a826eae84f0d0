// What a container keeps its things in may be written without the functions that register: such a place registers what its key says. What only the
// named functions call, what empties the container and what nobody calls registers nothing. Its verdicts are those of its own body, run as it stands.
// counts: registrations=5 needs=9 opaque=0
final class Larder {
  static let shared = Larder()
  private var makers: [String: (Larder) -> Any] = [:]
  private var made: [String: Any] = [:]

  init() {
    keep(Salt.self) { _ in SeaSalt() }
    made["Pepper"] = Pepper()
  }

  func keep<T>(_ type: T.Type, made maker: @escaping (Larder) -> T) { store(maker, under: "\(type)") }

  func fetch<T>(_ type: T.Type) -> T {
    if let known = made["\(type)"] as? T { return known }
    let new = makers["\(type)"]!(self) as! T
    made["\(type)"] = new
    return new
  }

  func clear() {
    made = [:]
    made["Salt"] = nil
    makers.removeAll()
  }

  private func store(_ maker: @escaping (Larder) -> Any, under key: String) { makers[key] = maker }

  func keepOld() { made["Honey"] = Honey() }
}

extension Larder {
  func stockOne<T>(_ type: T.Type, by maker: @escaping (Larder) -> T) { makers["\(type)"] = { maker($0) } }
  func hold<T>(_ thing: T) { made[String(describing: T.self)] = thing }
}

protocol Salt {}
struct SeaSalt: Salt {}
struct Pepper {}
struct Honey {}
struct Rice { let salt: Salt }
struct Oats {}
struct Stew { let bay: Bay }
struct Bay {}
struct Sage {}

@main struct Kitchen {
  static func main() {
    let larder = Larder.shared
    larder.stockOne(Rice.self) { Rice(salt: $0.fetch(Salt.self)) }
    larder.stockOne(Stew.self) { Stew(bay: $0.fetch(Bay.self)) }  // expect: missing-provider
    larder.hold(Sage())
    larder.clear()
    print(larder.fetch(Salt.self), larder.fetch(Pepper.self), larder.fetch(Rice.self), larder.fetch(Stew.self), larder.fetch(Sage.self))
    print(larder.fetch(Oats.self))  // expect: missing-provider
    print(larder.fetch(Honey.self))  // expect: missing-provider
  }
}
