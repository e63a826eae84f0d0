// A key of the program's own may say a type and a name: `Label<Thing>` that holds a `Thing.Type?` and a text. Whoever hands it over means that type under that
// name; here a wrapper does. Its verdicts are those of its own body, run as it stands.
// counts: registrations=3 needs=6 opaque=0
struct Label<Thing>: Hashable {
  var type: Thing.Type?
  var text: String?

  static func of(_ type: Thing.Type? = nil, text: String? = nil) -> Label { Label(type: type, text: text) }
  static func == (a: Label, b: Label) -> Bool { a.text == b.text }
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(type.map { ObjectIdentifier($0) })
  }
}

protocol Pantry: AnyObject { var things: [AnyHashable: Any] { get set } }

extension Pantry {
  func keep<Thing>(_ label: Label<Thing>, made: () -> Thing) { things[label] = made() }
  func keep<Thing>(type: Thing.Type? = nil, name: String? = nil, made: () -> Thing) { keep(.of(type, text: name), made: made) }
  func fetch<Thing>(_ label: Label<Thing>) -> Thing { things[label] as! Thing }
  func fetch<Thing>(type: Thing.Type? = nil, name: String? = nil) -> Thing { fetch(.of(type, text: name)) }
}

final class Larder: Pantry {
  static let main = Larder()
  var things: [AnyHashable: Any] = [:]
}

@propertyWrapper struct Fetched<Thing> {
  let label: Label<Thing>

  init() { label = .of(Thing.self) }

  lazy var wrappedValue: Thing = { Larder.main.fetch(label) }()
}

struct Salt {}
struct Rice {}
struct Oats {}

final class Cook {
  @Fetched var salt: Salt
  @Fetched var oats: Oats  // expect: missing-provider
}

@main struct Kitchen {
  static func main() {
    Larder.main.keep(type: Salt.self) { Salt() }
    Larder.main.keep(.of(Rice.self, text: "brown")) { Rice() }
    Larder.main.keep(Label(type: Salt.self, text: "sea")) { Salt() }
    let brown: Rice = Larder.main.fetch(.of(text: "brown"))
    let sea: Salt = Larder.main.fetch(.of(Salt.self, text: "sea"))
    let rice: Rice = Larder.main.fetch(.of(Rice.self))  // expect: missing-provider
    let white: Rice = Larder.main.fetch(type: Rice.self, name: "white")  // expect: missing-provider
    print(Cook(), brown, sea, rice, white)
  }
}
