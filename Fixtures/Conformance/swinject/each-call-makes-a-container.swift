// A function that is called twice makes two containers, and each loads what its own call hands over (`Assembler.swift`, `init(_:)`). One that takes
// nothing makes the same whoever calls it.
// counts: needs=6 registrations=3 opaque=0
import Swinject

protocol Tea {}
struct Green: Tea {}
struct Black: Tea {}
final class Milk {}

final class Usual: Assembly {
  func assemble(container: Container) {
    container.register(Tea.self) { _ in Green() }
    container.register(Milk.self) { _ in Milk() }
  }
}
final class Strong: Assembly {
  func assemble(container: Container) { container.register(Tea.self) { _ in Black() } }
}

func kitchen(_ assemblies: [any Assembly]) -> Assembler { made(of: assemblies) }
private func made(of assemblies: [any Assembly]) -> Assembler { Assembler(assemblies) }
func plain() -> Assembler { Assembler([Usual()]) }

func serve() {
  let usual = kitchen([Usual()])
  let strong = kitchen([Strong()])
  _ = usual.resolver.resolve(Tea.self)!
  _ = usual.resolver.resolve(Milk.self)!
  _ = strong.resolver.resolve(Tea.self)!
  _ = strong.resolver.resolve(Milk.self)!  // expect: missing-provider
  _ = plain().resolver.resolve(Tea.self)!
  _ = plain().resolver.resolve(Milk.self)!
}
