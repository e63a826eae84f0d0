// What is kept is told by a text alone, and the closure may answer anything: nobody says of which type it is, so each place is counted, and what is asked
// for may be there. Its verdicts are those of its own body, run as it stands.
// counts: registrations>=2 needs>=2 opaque=2
final class Shed {
  static let shared = Shed()
  private var makers: [String: () -> Any] = [:]

  func keep(_ key: String, made: @escaping () -> Any) { makers[key] = made }

  func fetch<T>(_ key: String) -> T { makers[key]!() as! T }
}

protocol Spade {}
protocol Rake {}
struct IronSpade: Spade {}
struct OakRake: Rake {}

@main struct Garden {
  static func main() {
    Shed.shared.keep("spade", made: { IronSpade() })
    Shed.shared.keep("rake", made: { OakRake() })
    let spade: Spade = Shed.shared.fetch("spade")  // expect: missing-provider (note)
    let rake: Rake = Shed.shared.fetch("rake")  // expect: missing-provider (note)
    print(spade, rake)
  }
}
