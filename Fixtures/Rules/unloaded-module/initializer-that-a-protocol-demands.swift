// An assembler holds the assemblies that it is handed (Sources/Assembler.swift, `init(_:container:)`). One that is made by an initializer
// which a protocol demands may be made by whoever has its type: it may be handed any assembly, and what is not loaded is only possible.

import Swinject

protocol Clock {}
final class WallClock: Clock {}
final class Lamp {}

final class ClockPart: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in WallClock() } }
}

final class LampPart: Assembly { // expect: unloaded-module (note)
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}

protocol Made { init(with assemblies: [Assembly]) }

final class Parts: Made {
  var assembler: Assembler
  class var assembler: Assembler { Assembler([ClockPart()]) }
  init(with assemblies: [Assembly]) { assembler = Assembler(assemblies) }
}

@main struct House {
  static func main() { 
    _ = Parts.assembler.resolver.resolve(Clock.self)!
    open(Parts.self)
  }

  static func open<M: Made>(_ type: M.Type) {
    print(M(with: []))
  }
}
