// Swinject: Sources/Container.swift, register(_:name:factory:) keeps the factory that was registered last under a key. A function that both ways of
// an `if` call, or one of them and then what follows, registers on every way, and so does an assembly that is applied on both: what stood there
// is never made, and nothing is missing for it. Where a way is left on which nobody calls it, that one makes what stood there.
// counts: opaque=0 needs>=14 roots>=2
import Swinject

final class Keel {}
class Sail { init() {} }
final class HeavySail: Sail { init(keel: Keel) { super.init() } }

func putJib(in container: Container) {
  container.register(Sail.self, name: "jib") { _ in Sail() }  // expect: duplicate-provider (warning)
}
func putSpinnaker(in container: Container) {
  container.register(Sail.self, name: "spinnaker") { _ in Sail() }  // expect: duplicate-provider (warning)
}
func putMizzen(in container: Container) {
  container.register(Sail.self, name: "mizzen") { _ in Sail() }  // expect: duplicate-provider (warning)
}
final class GenoaAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Sail.self, name: "genoa") { _ in Sail() }  // expect: duplicate-provider (warning)
  }
}

func putLug(in container: Container) { container.register(Sail.self, name: "lug") { _ in Sail() } }
func putStay(in container: Container) { container.register(Sail.self, name: "stay") { _ in Sail() } }
final class TrysailAssembly: Assembly {
  func assemble(container: Container) { container.register(Sail.self, name: "try") { _ in Sail() } }
}

func putOnEveryWay(_ container: Container, isStill: Bool, height: Int) {
  container.register(Sail.self, name: "jib") { r in HeavySail(keel: r.resolve(Keel.self, name: "jib")!) }
  if isStill {
    print("still")
    putJib(in: container)
  } else {
    putJib(in: container)
  }

  container.register(Sail.self, name: "spinnaker") { r in HeavySail(keel: r.resolve(Keel.self, name: "spinnaker")!) }
  if isStill { putSpinnaker(in: container) }
  putSpinnaker(in: container)

  container.register(Sail.self, name: "mizzen") { r in HeavySail(keel: r.resolve(Keel.self, name: "mizzen")!) }
  switch height {
  case 0: putMizzen(in: container)
  case 1: if isStill { putMizzen(in: container) } else { putMizzen(in: container) }
  default: putMizzen(in: container)
  }

  container.register(Sail.self, name: "genoa") { r in HeavySail(keel: r.resolve(Keel.self, name: "genoa")!) }
  let assembler = Assembler(container: container)
  if isStill { assembler.apply(assembly: GenoaAssembly()) } else { assembler.apply(assembly: GenoaAssembly()) }
}

func putOnSomeWays(_ container: Container, isStill: Bool, height: Int) {
  container.register(Sail.self, name: "lug") { r in
    HeavySail(keel: r.resolve(Keel.self, name: "lug")!)  // expect: missing-provider
  }
  switch height {
  case 0: putLug(in: container)
  case 1: putLug(in: container)
  default: print("high")
  }

  container.register(Sail.self, name: "stay") { r in
    HeavySail(keel: r.resolve(Keel.self, name: "stay")!)  // expect: missing-provider
  }
  if isStill {
    if height > 2 { putStay(in: container) } else { putStay(in: container) }
  } else if height > 3 {
    putStay(in: container)
  }

  container.register(Sail.self, name: "try") { r in
    HeavySail(keel: r.resolve(Keel.self, name: "try")!)  // expect: missing-provider
  }
  let assembler = Assembler(container: container)
  if isStill { assembler.apply(assembly: TrysailAssembly()) } else { print("windy") }
}

/// What one container gets on every way another gets on one.
func putInSeveral(_ container: Container, isStill: Bool) {
  let spare = Container()
  putLug(in: spare)
  putStay(in: spare)
  if isStill { putJib(in: spare) }
}

let (isStill, height) = (CommandLine.arguments.count > 1, CommandLine.arguments.count)
let container = Container()
putOnEveryWay(container, isStill: isStill, height: height)
putOnSomeWays(container, isStill: isStill, height: height)
putInSeveral(container, isStill: isStill)
for name in ["jib", "spinnaker", "mizzen", "genoa", "lug", "stay", "try"] { print(container.resolve(Sail.self, name: name)!) }
