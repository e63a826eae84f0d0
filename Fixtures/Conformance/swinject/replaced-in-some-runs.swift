// Swinject: Sources/Container.swift, register(_:name:factory:) keeps the factory that was registered last under a key. Where the later one is registered under a
// condition, the earlier one is asked in the runs and builds in which that does not hold: what it lacks is missing there. Nobody writes by mistake
// that on a condition one stands in for another; that what follows takes the place of one that only some runs register is one.
// counts: opaque=0
import Swinject

final class Sand {}
class Tide { init() {} }
final class SandyTide: Tide { init(sand: Sand) { super.init() } }
final class Lamp {}

func fill(_ container: Container, isStill: Bool, height: Int) {
  container.register(Tide.self) { r in SandyTide(sand: r.resolve(Sand.self)!) }  // expect: missing-provider
  if isStill { container.register(Tide.self) { _ in Tide() } }

  container.register(Tide.self, name: "low") { r in SandyTide(sand: r.resolve(Sand.self, name: "low")!) }
  if isStill {
    container.register(Tide.self, name: "low") { _ in Tide() }
  } else {
    container.register(Tide.self, name: "low") { _ in Tide() }
  }

  switch height {
  case 0: container.register(Tide.self, name: "high") { r in SandyTide(sand: r.resolve(Sand.self, name: "high")!) }  // expect: missing-provider
  case 1: container.register(Tide.self, name: "high") { _ in Tide() }
  default: container.register(Tide.self, name: "high") { _ in Tide() }
  }

  if isStill { container.register(Tide.self, name: "late") { r in SandyTide(sand: r.resolve(Sand.self, name: "late")!) } }
  container.register(Tide.self, name: "late") { _ in Tide() }  // expect: duplicate-provider (warning)

  container.register(Lamp.self) { _ in Lamp() }
  #if DEBUG
    container.register(Lamp.self) { _ in Lamp() }
  #endif
}
func start(_ arguments: [String]) {
  let container = Container()
  fill(container, isStill: arguments.count > 1, height: arguments.count)
  print(container.resolve(Tide.self)!, container.resolve(Lamp.self)!)
  for name in ["low", "high", "late"] { print(container.resolve(Tide.self, name: name)!) }
}
start(CommandLine.arguments)
