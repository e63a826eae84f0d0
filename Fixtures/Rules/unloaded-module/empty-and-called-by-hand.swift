// An assembly that registers nothing yet is loaded by whoever calls it, as any other is; one that nobody calls is not. Nothing is lost by that
// as long as nothing of it does anything.
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
struct TrayAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) {}
  func polish() { print("shining") }
}
struct BellAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) {}
  func loaded(resolver: Resolver) { print("tea is ready") }
}
class KettleAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Int.self) { _ in 100 } }
}
final class QuietKettleAssembly: KettleAssembly {  // expect: unloaded-module (note)
  override func assemble(container: Container) {}
}
let assembler = Assembler([CupAssembly()])
_ = assembler.resolver.resolve(Cup.self)
