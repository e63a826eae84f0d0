// A loop goes round once for each element of a list, whoever answers it: a static function, a computed property, a free function, a method (The
// Swift Programming Language, "Control Flow", For-In Loops). Names are part of the key (ContainerSpec).
// counts: registrations=9 opaque=0
import Swinject

final class Board {}
final class Card {}
final class Note {}
final class Pin {}

enum Shelf: String {
  case main, join
  var name: String { rawValue }
  static func all() -> [Shelf] { return [.main, .join] }
  static var few: [Shelf] { [.main] }
}

func names() -> [String] { ["north", "south"] }

struct Wall {
  let isLong: Bool
  func pins() -> [String] { isLong ? ["left", "right"] : ["only"] }
}

struct Parts: Assembly {
  func assemble(container: Container) {
    for shelf in Shelf.all() {
      container.register(Board.self, name: shelf.name) { _ in Board() }
    }
    for shelf in Shelf.few {
      container.register(Card.self, name: shelf.rawValue) { _ in Card() }
    }
    names().forEach { name in container.register(Note.self, name: name) { _ in Note() } }
    for name in names() + ["west"] { container.register(Card.self, name: name) { _ in Card() } }
    for pin in Wall(isLong: false).pins() {
      container.register(Pin.self, name: pin) { _ in Pin() }
    }
  }
}

let resolver = Assembler([Parts()]).resolver

func ask() {
  for shelf in Shelf.all() { _ = resolver.resolve(Board.self, name: shelf.name)! }
  for name in names() { _ = resolver.resolve(Note.self, name: name)! }
  _ = resolver.resolve(Board.self, name: "join")!
  _ = resolver.resolve(Board.self, name: "jion")!  // expect: missing-provider
  _ = resolver.resolve(Card.self, name: "main")!
  _ = resolver.resolve(Card.self, name: "west")!
  for shelf in Shelf.all() {
    _ = resolver.resolve(Card.self, name: shelf.rawValue)!  // expect: missing-provider
  }
  _ = resolver.resolve(Note.self, name: "east")!  // expect: missing-provider
  _ = resolver.resolve(Pin.self, name: "only")!
  _ = resolver.resolve(Pin.self, name: "left")!  // expect: missing-provider
}
