// Where a container has no way to be asked but by a function that throws, `try?` is no decision that something may be absent: what follows never runs. Where
// something else is done instead, it is. Its verdicts are those of its own body, run as it stands.
// counts: registrations=1 needs=6 opaque=0
final class Chest {
  private var things: [String: Any] = [:]

  func put<T>(_ type: T.Type, thing: Any) { things["\(type)"] = thing }

  func take<T>(_ type: T.Type) throws -> T {
    guard let thing = things["\(type)"] as? T else { throw Absence() }
    return thing
  }
}

struct Absence: Error {}
struct Map {}
struct Compass {}
struct Lamp {}
struct Log {}
struct Rope {}
struct Knot {}

@main struct Voyage {
  static let chest = Chest()

  static func main() {
    chest.put(Map.self, thing: Map())
    chart()
    steer()
    light()
    write()
  }

  static func chart() {
    guard let map = try? chest.take(Map.self) else { return }
    print(map)
  }

  static func steer() {
    guard let compass = try? chest.take(Compass.self) else { return }  // expect: missing-provider (warning)
    print(compass)
  }

  static func light() {
    let lamp = (try? chest.take(Lamp.self)) ?? Lamp()
    let rope = try? chest.take(Rope.self)
    print(lamp, rope as Any)
  }

  static func write() {
    if let knot = try? chest.take(Knot.self) { print(knot) } else { print("no knot") }
    do { print(try chest.take(Log.self)) } catch { print(error) }  // expect: missing-provider
  }
}
