// ContainerSpec: a name is a text, however it comes about. The texts are those that Swift makes of cases, types and constants
// (The Swift Programming Language, "Enumerations", "Strings and Characters"; `String(describing:)` of the standard library).
import Swinject

protocol Lamp {}
final class Bulb: Lamp {}
final class Candle: Lamp {}

enum Room: String, CaseIterable {
  case hall
  case attic = "top"

  var sign: String {
    switch self {
    case .hall: return "H"
    case .attic: return "A"
    }
  }
  var path: String { "rooms/\(rawValue)" }
  var isBright: Bool { self == .hall }
  var light: String { isBright ? "bright" : "dim" }
}

enum Colour {
  case red
  case mixed(Room, share: String)

  var key: String {
    if case .mixed(let room, let share) = self { return room.rawValue + share }
    return "plain"
  }
}

struct Tag {
  let text: String
  static let first = Tag(text: "first")
  static var second: Tag { Tag("second") }

  init(text: String) { self.text = text }
  init(_ text: String) { self.text = "tag." + text }
}

protocol Named {}
extension Named {
  static var name: String { String(describing: self) }
}
extension Bulb: Named {}

func label(of type: Any.Type) -> String { "label \(type)" }

extension Container {
  func add<T>(_ type: T.Type, in room: Room, make: @escaping (Resolver) -> T) {
    register(type, name: room.path, factory: make)
    register(type, name: "\(type) \(room)", factory: make)
  }
}

func light() {
  let container = Container()
  container.register(Lamp.self, name: Room.hall.sign) { _ in Bulb() }
  container.register(Lamp.self, name: Room.attic.light) { _ in Bulb() }
  container.register(Lamp.self, name: Tag.first.text) { _ in Bulb() }
  container.register(Lamp.self, name: Tag.second.text) { _ in Bulb() }
  container.register(Lamp.self, name: Bulb.name) { _ in Bulb() }
  container.register(Lamp.self, name: label(of: Candle.self)) { _ in Candle() }
  container.register(Lamp.self, name: Colour.mixed(.attic, share: "!").key) { _ in Candle() }
  for room in Room.allCases {
    container.register(Lamp.self, name: "every " + room.rawValue) { _ in Candle() }
  }
  container.add(Candle.self, in: .hall) { _ in Candle() }

  _ = container.resolve(Lamp.self, name: "H")!
  _ = container.resolve(Lamp.self, name: Room.attic.sign)!  // expect: missing-provider
  _ = container.resolve(Lamp.self, name: "dim")!
  _ = container.resolve(Lamp.self, name: Room.hall.light)!  // expect: missing-provider
  _ = container.resolve(Lamp.self, name: "first")!
  _ = container.resolve(Lamp.self, name: "tag.second")!
  _ = container.resolve(Lamp.self, name: "second")!  // expect: missing-provider
  _ = container.resolve(Lamp.self, name: "Bulb")!
  _ = container.resolve(Lamp.self, name: "\(Candle.self)")!  // expect: missing-provider
  _ = container.resolve(Lamp.self, name: "label Candle")!
  _ = container.resolve(Lamp.self, name: "top!")!
  _ = container.resolve(Lamp.self, name: Colour.red.key)!  // expect: missing-provider
  _ = container.resolve(Lamp.self, name: "every top")!
  _ = container.resolve(Lamp.self, name: "every attic")!  // expect: missing-provider
  _ = container.resolve(Candle.self, name: "rooms/hall")!
  _ = container.resolve(Candle.self, name: "Candle hall")!
  _ = container.resolve(Candle.self, name: "rooms/top")!  // expect: missing-provider
}
