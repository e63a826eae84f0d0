// Observed with 2.10.0. The key counts the static types of arguments (`Sources/ServiceKey.swift`): where a function takes `Int?`
// an argument is an `Int?`, whatever its caller passes; a closure's untyped parameter has the type of what it is handed to.

import Swinject

struct Ticket {
  let seat: Int?
}

final class Door {
  init(code: String) {}
}

final class Gate {
  init(ticket: Ticket) {}
}

enum Title: String {
  case north
  case south = "s"

  func callAsFunction() -> String { rawValue }
}

struct Entry {
  let gate: Gate

  init(container: Container, seat: Int? = nil) {
    gate = container.resolve(Gate.self, argument: seat)!
  }
}

func open(seat: Int) {
  let container = Container()
  container.register(Gate.self) { (_: Resolver, seat: Int?) in Gate(ticket: Ticket(seat: seat)) }
  container.register(Door.self, name: Title.north.rawValue) { _, code in Door(code: code) }
  _ = Entry(container: container, seat: seat)
  _ = Entry(container: container)
  _ = container.resolve(Door.self, name: "north", argument: "4711")
  _ = container.resolve(Door.self, name: "north", argument: Title.south())
  _ = container.resolve(Door.self, name: "north", argument: 4711)! // expect: missing-provider
  _ = container.resolve(Gate.self, argument: seat)! // expect: missing-provider
}
