// What a container's own functions do besides with what it keeps is done wherever they are called: here it is filled when it is first asked, by itself, by a
// part that it makes and by a protocol of its own; and what it is given brings more. What none of them calls is done by nobody. Run as it stands.
// counts: opaque=0 registrations=5 needs=6
final class Pantry {
  static let shared = Pantry()
  private var makers: [String: () -> Any] = [:]
  private var shelves: [Shelf.Type] = [SpiceShelf.self]
  private var isOpen = false

  func stock<T>(_ type: T.Type, by make: @escaping () -> T) {
    makers["\(type)"] = make
    if makers.count == 1 { stockBasics() }
  }

  func fetch<T>(_ type: T.Type) -> T {
    if !isOpen {
      isOpen = true
      (Pantry.self as? Opening.Type)?.open()
    }
    if let known = makers["\(type)"] { return known() as! T }
    while let shelf = shelves.popLast() {
      let one = shelf.init()
      one.fill(self)
      if let known = makers["\(type)"] { return known() as! T }
    }
    return missing(type)
  }

  private func stockBasics() { stock(Flour.self) { Flour(salt: self.fetch(Salt.self)) } }
  private func missing<T>(_ type: T.Type) -> T { fatalError("\(type)") }
}

protocol Opening { static func open() }
extension Pantry: Opening {
  static func open() { shared.stock(Salt.self) { SeaSalt() } }
  static func reopen() { shared.stock(Rice.self) { Rice() } }  // expect: unloaded-module (warning)
}

protocol Shelf {
  init()
  func fill(_ pantry: Pantry)
}
struct SpiceShelf: Shelf {
  func fill(_ pantry: Pantry) { pantry.stock(Pepper.self) { Pepper() } }
}

protocol Salt {}
struct SeaSalt: Salt {}
struct Flour { let salt: Salt }
struct Pepper {}
struct Honey {}
struct Rice {}
struct Oats {}

@main struct Kitchen {
  static func main() {
    Pantry.shared.stock(Honey.self) { Honey() }
    print(Pantry.shared.fetch(Salt.self), Pantry.shared.fetch(Flour.self), Pantry.shared.fetch(Pepper.self))
    print(Pantry.shared.fetch(Honey.self))
    print(Pantry.shared.fetch(Oats.self))  // expect: missing-provider
  }
}
