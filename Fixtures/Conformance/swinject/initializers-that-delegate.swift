// counts: needs=8 includes>=6 roots=7
// `self.init(…)` initializes the object that is being made and no other (The Swift Programming Language, Initialization, "Initializer
// Delegation for Class Types"): what the designated initializer applies (Sources/Assembler.swift) is in what the caller gets.
import Swinject

struct Clock {}
struct Horn {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}

final class HornAssembly: Assembly {
  func assemble(container: Container) { container.register(Horn.self) { _ in Horn() } }
}

extension Assembler {
  convenience init(all list: [Assembly]) { self.init(list) }
  convenience init(made make: () -> [Assembly]) { self.init(make()) }
  convenience init(plain name: String) { self.init([ClockAssembly()], container: Container()) }
  convenience init(twice list: [Assembly]) { self.init(all: list + [HornAssembly()]) }
  convenience init(below above: Assembler) {
    self.init([], parent: above)
    apply(assembly: HornAssembly())
  }
}

let all = Assembler(all: [ClockAssembly()])
let made = Assembler { [ClockAssembly()] }
let plain = Assembler(plain: "plain")
let twice = Assembler(twice: [ClockAssembly()])
let below = Assembler(below: all)
let other = Assembler(all: [HornAssembly()])

final class Street {
  let assembler = Assembler(all: [ClockAssembly()])

  func open() {
    _ = assembler.resolver.resolve(Clock.self)!
  }
}

func start() {
  _ = all.resolver.resolve(Clock.self)!
  _ = made.resolver.resolve(Clock.self)!
  _ = plain.resolver.resolve(Clock.self)!
  _ = twice.resolver.resolve(Horn.self)!
  _ = below.resolver.resolve(Clock.self)!
  _ = below.resolver.resolve(Horn.self)!
  _ = other.resolver.resolve(Clock.self)! // expect: missing-provider
}
