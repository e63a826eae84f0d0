// Swinject 2.10, Assembler.swift: only what an assembler is given runs. A list of which something is loaded after all is not the cause:
// each of the others is told by itself.
import Swinject

final class Oven {}
final class Dough {}
final class Till {}

struct OvenAssembly: Assembly {
  func assemble(container: Container) { container.register(Oven.self) { _ in Oven() } }
}

struct DoughAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Dough.self) { _ in Dough() } }
}

struct TillAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Till.self) { _ in Till() } }
}

func names() -> Int { ([OvenAssembly(), DoughAssembly(), TillAssembly()] as [Assembly]).count }

func open() -> Oven? { Assembler([OvenAssembly()]).resolver.resolve(Oven.self) }
