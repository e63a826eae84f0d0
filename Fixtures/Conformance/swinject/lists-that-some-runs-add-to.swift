// Swinject: Sources/Assembler.swift, run(assemblies:) assembles what the list holds in its order; Sources/Container.swift, register(_:name:factory:) keeps
// the factory that was registered last under a key. An assembly that a statement under a condition puts into the list is in it in some runs or
// builds: in the others what it replaces is asked, and what it provides alone is not there. Documentation/Assembler.md.
// counts: opaque=0
import Swinject

final class Sand {}
class Tide { init() {} }
final class SandyTide: Tide { init(sand: Sand) { super.init() } }
final class Pool { init(tide: Tide) {} }
final class Lamp {}
final class Pier { init(lamp: Lamp) {} }

final class CoastParts: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { r in SandyTide(sand: r.resolve(Sand.self)!) }  // expect: missing-provider
    container.register(Pier.self) { r in Pier(lamp: r.resolve(Lamp.self)!) }  // expect: missing-provider
  }
}
final class StillParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
final class LampParts: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
func atRunTime(isStill: Bool) {
  var parts: [Assembly] = [CoastParts()]
  if isStill { parts.append(StillParts()) }
  #if DEBUG
    parts += [LampParts()]
  #endif
  let resolver = Assembler(parts).resolver
  print(resolver.resolve(Tide.self)!, resolver.resolve(Pier.self)!)
}
atRunTime(isStill: CommandLine.arguments.count > 1)

// One of both is always there, and takes the place of what was there before.
final class FirstParts: Assembly {
  func assemble(container: Container) {
    container.register(Pool.self) { r in Pool(tide: r.resolve(Tide.self, name: "pool")!) }
  }
}
final class DeepParts: Assembly {
  func assemble(container: Container) { container.register(Pool.self) { _ in Pool(tide: Tide()) } }
}
final class FlatParts: Assembly {
  func assemble(container: Container) { container.register(Pool.self) { _ in Pool(tide: Tide()) } }
}
enum Depth { case deep, flat }
func always(isDeep: Bool, depth: Depth) {
  var parts: [Assembly] = [FirstParts()]
  if isDeep { parts.append(DeepParts()) } else { parts.append(FlatParts()) }
  print(Assembler(parts).resolver.resolve(Pool.self)!)
  var others: [Assembly] = [FirstParts()]
  switch depth {
  case .deep: others.append(DeepParts())
  case .flat: others.append(FlatParts())
  }
  print(Assembler(others).resolver.resolve(Pool.self)!)
}
always(isDeep: CommandLine.arguments.count > 1, depth: CommandLine.arguments.count > 1 ? .deep : .flat)

// The list itself is there under the condition.
final class BareParts: Assembly {
  func assemble(container: Container) {
    container.register(Lamp.self, name: "bare") { r in
      print(r.resolve(Sand.self, name: "bare")!)
      return Lamp()
    }
  }
}
final class CoveredParts: Assembly {
  func assemble(container: Container) {
    container.register(Lamp.self, name: "bare") { _ in Lamp() }  // expect: duplicate-provider (warning)
  }
}
func whole(isCovered: Bool) {
  if isCovered {
    var parts: [Assembly] = [BareParts()]
    parts.append(CoveredParts())
    print(Assembler(parts).resolver.resolve(Lamp.self, name: "bare")!)
  }
}
whole(isCovered: CommandLine.arguments.count > 1)

// A list that a property keeps, and one that is gone through.
final class Shell {
  private var parts: [Assembly] = [KeptParts()]
  let container = Container()
  init(isStill: Bool) {
    if isStill { parts += [KeptStillParts()] }
    parts.forEach { $0.assemble(container: container) }
  }
}
final class KeptParts: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { r in SandyTide(sand: r.resolve(Sand.self, name: "kept")!) }  // expect: missing-provider
  }
}
final class KeptStillParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
print(Shell(isStill: CommandLine.arguments.count > 1).container.resolve(Tide.self)!)
