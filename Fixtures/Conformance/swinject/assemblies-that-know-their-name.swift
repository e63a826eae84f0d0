// An object keeps the name under which it registers or asks as it was handed to its initializer. Each of several has a name of its own (Swift: a
// `let` is what the initializer assigns; Swinject, `Container.swift`: a registration's key has its name).
// counts: registrations=5 needs=6 opaque=2
import Swinject

protocol Stamp {}
final class RubberStamp: Stamp {}
final class Ink {}

final class StampAssembly: Assembly {
  let name: String
  init(_ name: String) { self.name = name }
  func assemble(container: Container) { container.register(Stamp.self, name: name) { _ in RubberStamp() } }
}
func extra() -> [Assembly] { [StampAssembly("paid")] }

let desk = Assembler([StampAssembly("draft")] + extra()).resolver
let draft = desk.resolve(Stamp.self, name: "draft")!
let paid = desk.resolve(Stamp.self, name: "paid")!
let secret = desk.resolve(Stamp.self, name: "secret")!  // expect: missing-provider

final class Clerk {
  private let colour: String
  private let container: Container
  init(container: Container, colour: String) {
    self.container = container
    self.colour = colour
  }
  func dip() -> Ink { container.resolve(Ink.self, name: colour)! }  // expect: missing-provider
}
let pots = Container()
pots.register(Ink.self, name: "blue") { _ in Ink() }
let blue = Clerk(container: pots, colour: "blue").dip()
let green = Clerk(container: pots, colour: "green").dip()

// Nobody says which of them is asked: that is not understood.
final class Porter {
  private let colour: String
  private let container: Container
  init(container: Container, colour: String) { (self.container, self.colour) = (container, colour) }
  func fetch() -> Ink { container.resolve(Ink.self, name: colour)! }
}
let porters = [Porter(container: pots, colour: "blue"), Porter(container: pots, colour: "red")]
func any(_ porter: Porter) { _ = porter.fetch() }

// Nor what a variable holds when it is read.
final class MoodyAssembly: Assembly {
  var name: String
  init(_ name: String) { self.name = name }
  func assemble(container: Container) { container.register(Ink.self, name: name) { _ in Ink() } }
}
let shelf = Assembler([MoodyAssembly("red")]).resolver
