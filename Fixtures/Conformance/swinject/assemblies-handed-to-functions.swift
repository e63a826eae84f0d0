// `assemble(container:)` of an assembly registers in the container that it is handed (Assembly.swift; Assembler.swift calls nothing else), also
// where a function of the program calls it and its callers say which assembly that is.
// counts: needs>=6 opaque=1
import PantryKit
import Swinject

final class Flour {}
final class Sugar {}
final class Salt {}
final class Yeast {}
final class Spice {}

final class FlourAssembly: Assembly {
  func assemble(container: Container) { container.register(Flour.self) { _ in Flour() } }
}
final class SugarAssembly: Assembly {
  func assemble(container: Container) { container.register(Sugar.self) { _ in Sugar() } }
}
final class SaltAssembly: Assembly {
  func assemble(container: Container) { container.register(Salt.self) { _ in Salt() } }
}
// Nobody hands it over but perhaps the library.
final class YeastAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) { container.register(Yeast.self) { _ in Yeast() } }
}

func fill(_ container: Container, with part: Assembly) { part.assemble(container: container) }
func fill(_ container: Container, withEach parts: [Assembly]) {
  for part in parts { part.assemble(container: container) }
}
func container(of part: some Assembly) -> Container {
  let made = Container()
  part.assemble(container: made)
  return made
}

let pantry = Container()
fill(pantry, with: FlourAssembly())
fill(pantry, withEach: [SugarAssembly()])
_ = pantry.resolve(Flour.self)!
_ = pantry.resolve(Sugar.self)!
_ = pantry.resolve(Yeast.self)!  // expect: missing-provider

let salts = container(of: SaltAssembly())
_ = salts.resolve(Salt.self)!
_ = salts.resolve(Flour.self)!  // expect: missing-provider

// Which one a library hands over nobody here says.
let cupboard = Container()
let part: Assembly = PantryKit.basics()
part.assemble(container: cupboard)
_ = cupboard.resolve(Spice.self)!  // expect: missing-provider (note)

// A function that nobody here calls, and what it makes, may be handed any.
func spice(from part: Assembly) -> Spice {
  let made = Container()
  part.assemble(container: made)
  return made.resolve(Spice.self)!
}
