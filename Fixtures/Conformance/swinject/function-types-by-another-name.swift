// Documentation/DIContainer, Registration with Arguments: the types of the arguments are part of the key. A closure that is handed on as a function
// which the program calls by a name of its own takes what that function takes (The Swift Programming Language, Type Alias Declaration).
// counts: needs=8 opaque=0
import Swinject

protocol Letter {}
struct Card: Letter { init(to: String, twice: Bool) {} }

typealias Write = (String, Bool) -> Letter
typealias Fold<Paper> = (Paper, Bool) -> Letter
typealias Fill = (Container) -> Void
// A name that means something in interfaces of frameworks is the program's own here.
typealias Maker = (String, Bool) -> Letter

class Desk { init(drawers: Int, write: @escaping Write) {} }
struct Shelf {
  let boards: Int
  let write: Write
}
class Lectern { init(fold: @escaping Fold<String>) {} }
class Bench { init(make: @escaping Maker) {} }

let post = Container()
post.register(Letter.self) { (_, to: String, twice: Int) in Card(to: to, twice: twice == 2) }
post.register(Desk.self) { r in
  Desk(drawers: 3) { to, twice in r.resolve(Letter.self, arguments: to, twice)! }  // expect: missing-provider
}
post.register(Shelf.self) { r in
  Shelf(boards: 2) { to, twice in r.resolve(Letter.self, name: "flat", arguments: to, twice)! }  // expect: missing-provider
}
post.register(Lectern.self) { r in
  Lectern { to, twice in r.resolve(Letter.self, name: "folded", arguments: to, twice)! }  // expect: missing-provider
}
post.register(Bench.self) { r in
  Bench { to, twice in r.resolve(Letter.self, name: "long", arguments: to, twice)! }  // expect: missing-provider
}

func fill(_ fill: Fill) { fill(post) }
fill { $0.register(Letter.self, name: "wide") { (_, to: String, twice: Bool) in Card(to: to, twice: twice) } }

_ = post.resolve(Desk.self)
_ = post.resolve(Shelf.self)
_ = post.resolve(Lectern.self)
_ = post.resolve(Letter.self, name: "wide", arguments: "a", true)!
