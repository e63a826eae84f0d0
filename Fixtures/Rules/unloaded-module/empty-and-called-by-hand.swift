// An assembly that registers nothing yet is loaded by whoever calls it, as any other is; one that nobody calls is not.
import Swinject

struct Tea {}
struct Cup { let tea: Tea }
struct LeafAssembly: Assembly {
  func assemble(container: Container) {}
}
struct CupAssembly: Assembly {
  private let parts: [Assembly] = [LeafAssembly()]
  func assemble(container: Container) {
    parts.forEach { $0.assemble(container: container) }
    container.register(Cup.self) { r in Cup(tea: r.resolve(Tea.self)!) }  // expect: missing-provider
  }
}
struct TrayAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) {}
}
let assembler = Assembler([CupAssembly()])
_ = assembler.resolver.resolve(Cup.self)
