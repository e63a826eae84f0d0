// AssemblerSpec, load aware: every `assemble` comes before the first `loaded`, so the order of assemblies does not matter.
import Swinject

struct Bell {}
struct Rope {}

class BellAssembly: Assembly {
  func assemble(container: Container) { container.register(Bell.self) { _ in Bell() } }
  func loaded(resolver: Resolver) { _ = resolver.resolve(Rope.self)! }
}
class RopeAssembly: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
  func loaded(resolver: Resolver) {
    _ = resolver.resolve(Int.self)!  // expect: missing-provider
  }
}

let assembler = Assembler([BellAssembly(), RopeAssembly()])
_ = assembler.resolver.resolve(Bell.self)!
