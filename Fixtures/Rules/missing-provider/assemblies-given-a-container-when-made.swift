import Swinject

// What an assembly registers in a container that its initializer was given, or in a global one, is there where the assembly is made and loaded.

struct Oven {}
struct Dough {}
struct Sieve {}
struct Bread { init(oven: Oven, dough: Dough, sieve: Sieve) {} }

let pantry = Container()

final class OvenAssembly: Assembly {  // expect: unloaded-module (warning)
  private let shared: Container
  init(shared: Container) { self.shared = shared }
  func assemble(container: Container) { shared.register(Oven.self) { _ in Oven() } }
}

final class SieveAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { pantry.register(Sieve.self) { _ in Sieve() } }
}

final class DoughAssembly: Assembly {
  private let shared: Container
  init(shared: Container) { self.shared = shared }
  func assemble(container: Container) { shared.register(Dough.self) { _ in Dough() } }
}

final class BreadAssembly: Assembly {
  private let shared: Container
  init(shared: Container) { self.shared = shared }
  func assemble(container: Container) {
    shared.register(Bread.self) { r in
      Bread(
        oven: r.resolve(Oven.self)!,  // expect: missing-provider
        dough: r.resolve(Dough.self)!,
        sieve: r.resolve(Sieve.self)!  // expect: missing-provider
      )
    }
  }
}

final class Bakery {
  private let assembler: Assembler
  init() { assembler = Assembler([BreadAssembly(shared: pantry), DoughAssembly(shared: pantry)]) }
  func bake() { print(pantry.resolve(Bread.self)!) }
}

Bakery().bake()
