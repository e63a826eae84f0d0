// counts: registrations=10 opaque=0
// "The Swift Programming Language", Constants: a `let` is what it was when its object was made. Where all that makes objects of a type gives it
// one literal, a branch on it goes one way in every run; where they differ, or one cannot be read, it may go either.
import Swinject

class Store {}
class Till {}
class Lamp {}
class Door {}
class Sign {}
class Bell {}
class Shop { init(store: Store) {} }
class Desk { init(till: Till) {} }
class Hall { init(lamp: Lamp) {} }
class Gate { init(door: Door) {} }
class Post { init(sign: Sign) {} }
class Porch { init(bell: Bell) {} }
enum Purpose { case live, trial }

final class ShopAssembly: Assembly {
  let trial: Bool
  init(trial: Bool) { self.trial = trial }
  func assemble(container: Container) {
    if trial {
      container.register(Store.self) { _ in Store() }
      TrialAssembly().assemble(container: container)
    }
    container.register(Shop.self) { r in Shop(store: r.resolve(Store.self)!) }  // expect: missing-provider
  }
}
// No run loads it, as the branch says: that is no oversight.
final class TrialAssembly: Assembly {
  func assemble(container: Container) { TrialPartAssembly().assemble(container: container) }
}
final class TrialPartAssembly: Assembly {
  func assemble(container: Container) {}
}
final class DeskAssembly: Assembly {
  private let purpose: Purpose
  init() { purpose = .live }
  func assemble(container: Container) {
    switch purpose {
    case .live: break
    case .trial: container.register(Till.self) { _ in Till() }
    }
    container.register(Desk.self) { r in Desk(till: r.resolve(Till.self)!) }  // expect: missing-provider
  }
}
struct HallAssembly {
  let isLit: Bool
  func assemble(container: Container) {
    guard !isLit else { return }
    container.register(Lamp.self) { _ in Lamp() }
  }
}
// Made in two ways.
final class GateAssembly: Assembly {
  let isOpen: Bool
  init(isOpen: Bool) { self.isOpen = isOpen }
  func assemble(container: Container) {
    if isOpen { container.register(Door.self) { _ in Door() } }
    container.register(Gate.self) { r in Gate(door: r.resolve(Door.self)!) }
  }
}
// Made of what nobody knows before.
final class PostAssembly: Assembly {
  let isShown: Bool
  init(_ isShown: Bool = false) { self.isShown = isShown }
  func assemble(container: Container) {
    if isShown { container.register(Sign.self) { _ in Sign() } }
    container.register(Post.self) { r in Post(sign: r.resolve(Sign.self)!) }
  }
}
// A constant that is written out is a switch that its developer turns: the other way is tomorrow's.
enum House { static let hasBell = false }
final class PorchAssembly: Assembly {
  func assemble(container: Container) {
    if House.hasBell && container !== other { container.register(Bell.self) { _ in Bell() } }
    container.register(Porch.self) { r in Porch(bell: r.resolve(Bell.self)!) }
  }
}
func gate(_ isOpen: Bool) -> GateAssembly { isOpen ? GateAssembly(isOpen: true) : GateAssembly(isOpen: false) }

let other = Container()
let main = Assembler([
  ShopAssembly(trial: false), DeskAssembly(), gate(true), PostAssembly(CommandLine.arguments.count > 1), PostAssembly(), PorchAssembly(),
])
HallAssembly(isLit: false).assemble(container: other)
other.register(Hall.self) { r in Hall(lamp: r.resolve(Lamp.self)!) }
_ = other.resolve(Hall.self)!
