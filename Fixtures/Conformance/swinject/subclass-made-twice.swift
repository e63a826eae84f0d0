// counts: needs=4 includes>=2 opaque=0 roots=2
// A class that inherits from `Container`, which was open until 2.0 (Sources/Container.swift), makes a container wherever it is made: the
// superclass initializes the object at hand (The Swift Programming Language, Initialization, "Initializer Delegation for Class Types").
import Swinject

struct Clock {}
struct Horn {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}

final class HornAssembly: Assembly {
  func assemble(container: Container) { container.register(Horn.self) { _ in Horn() } }
}

class House: Container {
  init(_ list: [Assembly]) {
    super.init()
    list.forEach { $0.assemble(container: self) }
  }

  convenience init(isQuiet: Bool) { self.init([ClockAssembly()]) }
}

let loud = House([HornAssembly()])
let quiet = House(isQuiet: true)

func start() {
  _ = loud.resolve(Horn.self)!
  _ = loud.resolve(Clock.self)! // expect: missing-provider
  _ = quiet.resolve(Clock.self)!
  _ = quiet.resolve(Horn.self)! // expect: missing-provider
}
