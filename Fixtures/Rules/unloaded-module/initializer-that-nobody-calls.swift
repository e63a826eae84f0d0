// An assembler holds the assemblies that it is handed (Sources/Assembler.swift, `init(_:container:)`). One that is made by an initializer
// which nothing in the program calls is never made: that it could be handed any assembly says nothing of those which the others load.

import Swinject

protocol Clock {}
final class WallClock: Clock {}
final class Lamp {}

final class ClockPart: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in WallClock() } }
}

final class LampPart: Assembly { // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}

final class Parts {
  var assembler: Assembler
  class var assembler: Assembler { Assembler([ClockPart()]) }
  init(with assemblies: [Assembly]) { assembler = Assembler(assemblies) }
}

@main struct House {
  static func main() { _ = Parts.assembler.resolver.resolve(Clock.self)! }
}
