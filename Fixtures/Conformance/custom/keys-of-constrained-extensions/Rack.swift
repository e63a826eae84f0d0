// A key's type may stand in the extension alone that declares it, and its name in front or not.
// counts: registrations=3 needs=6 opaque=0
struct Tag<Value> {
  let text: String
  init(_ text: String) { self.text = text }
}

struct Lamp {}
struct Oar {}
struct Net {}
struct Keel {}
extension Tag where Value == Lamp { static let lamp = Tag("lamp") }
extension Tag where Value == Oar { static var oar: Tag<Oar> { Tag("oar") } }
extension Tag where Value == Net { static let net = Tag("net") }
extension Tag where Value == Keel { static let keel = Tag("keel") }

final class Rack {
  static let shared = Rack()
  private var things: [String: Any] = [:]
  func set<T>(_ tag: Tag<T>, _ make: () -> T) { things[tag.text] = make() }
  func get<T>(_ tag: Tag<T>) -> T { things[tag.text] as! T }
}

@main struct Boathouse {
  static func main() {
    Rack.shared.set(Tag<Lamp>.lamp) { Lamp() }
    Rack.shared.set(.oar) { Oar() }
    Rack.shared.set(Tag<Oar>("spare")) { Oar() }
    print(Rack.shared.get(Tag<Lamp>.lamp))
    print(Rack.shared.get(.oar))
    print(Rack.shared.get(Tag<Oar>("spare")))
    print(Rack.shared.get(Tag<Net>.net))  // expect: missing-provider
    print(Rack.shared.get(.keel))  // expect: missing-provider
    print(Rack.shared.get(Tag<Oar>("lost")))  // expect: missing-provider
  }
}
