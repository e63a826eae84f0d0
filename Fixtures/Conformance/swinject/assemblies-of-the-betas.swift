// Until its last beta 2.0 has the protocol of 1.x and methods of 2.x: https://github.com/Swinject/Swinject/releases, 2.0.0-beta.1 and following.
// counts: needs=3 includes=2 opaque=0
import Swinject

class Bell {}
class Rope {}
class Clapper {}

class BellAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Bell.self) { r in
      _ = r.resolve(Rope.self)!
      _ = r.resolve(Clapper.self)!  // expect: missing-provider
      return Bell()
    }.inObjectScope(.container)
  }
}

class RopeAssembly: AssemblyType {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}

let assembler = Assembler(container: Container())
assembler.apply(assembly: BellAssembly())
assembler.apply(assemblies: [RopeAssembly()])
_ = assembler.resolver.resolve(Bell.self)!
