// Swinject 2.10, Assembler.swift: `init(_ assemblies: [Assembly])` and `apply(assemblies:)` run the assemblies that they are given, and
// nothing else does. Three of a list that goes nowhere have one cause.
// counts: registrations>=5
import Swinject

final class Oven {}
final class Dough {}
final class Bread { init(oven: Oven, dough: Dough) {} }
final class Till {}
final class Shelf {}

struct OvenAssembly: Assembly {
  func assemble(container: Container) { container.register(Oven.self) { _ in Oven() } }
}

struct DoughAssembly: Assembly {
  func assemble(container: Container) { container.register(Dough.self) { _ in Dough() } }
}

struct TillAssembly: Assembly {
  func assemble(container: Container) { container.register(Till.self) { _ in Till() } }
}

struct ShelfAssembly: Assembly {
  func assemble(container: Container) { container.register(Shelf.self) { _ in Shelf() } }
}

enum Bakery {
  static let backRoom: [Assembly] = [OvenAssembly(), DoughAssembly.init(), TillAssembly()]  // expect: unloaded-module (warning)
}

struct CounterAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bread.self) { r in
      Bread(
        oven: r.resolve(Oven.self)!,  // expect: missing-provider
        dough: r.resolve(Dough.self)!)  // expect: missing-provider
    }
  }
}

func open() -> Bread? {
  let assembler = Assembler([CounterAssembly(), ShelfAssembly()])
  return assembler.resolver.resolve(Bread.self)
}
