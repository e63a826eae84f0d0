// The key is a value of the function's own type parameter, which at each call is a type; the closure may answer anything. What is fetched is told by the
// type that is wanted. Its verdicts are those of its own body, run as it stands.
// counts: registrations>=4 needs>=4 opaque=0
final class Shed {
  static let shared = Shed()
  private var makers: [String: () -> Any] = [:]

  func keep<T>(as key: T, made: @escaping () -> Any) { makers["\(T.self)"] = made }

  func fetch<T>() -> T { makers["\(type(of: T.self))"]!() as! T }
}

protocol Spade {}
protocol Rake {}
protocol Hoe {}
struct IronSpade: Spade {}
struct OakRake: Rake { let spade: Spade }

@main struct Garden {
  static func main() {
    Shed.shared.keep(as: Spade.self, made: { IronSpade() })
    Shed.shared.keep(as: Rake.self) { OakRake(spade: Shed.shared.fetch()) }
    Shed.shared.keep(as: Garden.self) { Garden() }
    Shed.shared.keep(as: Spade.self) { IronSpade() }  // expect: duplicate-provider (warning)
    let spade: Spade = Shed.shared.fetch()
    let rake: Rake = Shed.shared.fetch()
    let hoe: Hoe = Shed.shared.fetch()  // expect: missing-provider
    print(spade, rake, hoe)
  }
}
