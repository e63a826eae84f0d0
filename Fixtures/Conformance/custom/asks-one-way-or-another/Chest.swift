// Where a container can be asked by an optional and without one, whoever takes the optional says that it may be absent. Its verdicts are those of its own
// body, run as it stands.
// counts: registrations=1 needs=3 opaque=0
final class Chest {
  private var things: [String: Any] = [:]

  func put<T>(_ type: T.Type, thing: Any) { things["\(type)"] = thing }
  func take<T>(_ type: T.Type) -> T { things["\(type)"] as! T }
  func lend<T>(_ type: T.Type) -> T? { things["\(type)"] as? T }
}

struct Map {}
struct Compass {}
struct Lamp {}

@main struct Voyage {
  static func main() {
    let chest = Chest()
    chest.put(Map.self, thing: Map())
    if let compass = chest.lend(Compass.self) { print(compass) }
    print(chest.take(Map.self))
    print(chest.take(Lamp.self))  // expect: missing-provider
  }
}
