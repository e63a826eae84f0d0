// AssemblerSpec: one by one and at once; what is applied later counts like what is given at the start.
import Swinject

struct Sand {}
struct Lime {}
struct Glass {
  let sand: Sand
  let lime: Lime
}

class SandAssembly: Assembly {
  func assemble(container: Container) { container.register(Sand.self) { _ in Sand() } }
}
class LimeAssembly: Assembly {
  func assemble(container: Container) { container.register(Lime.self) { _ in Lime() } }
}
class GlassAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Glass.self) { r in Glass(sand: r.resolve(Sand.self)!, lime: r.resolve(Lime.self)!) }
  }
}

let assembler = Assembler()
assembler.apply(assembly: GlassAssembly())
assembler.apply(assemblies: [SandAssembly(), LimeAssembly()])
_ = assembler.resolver.resolve(Glass.self)!
