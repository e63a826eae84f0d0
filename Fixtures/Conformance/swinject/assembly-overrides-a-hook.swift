// Swift: what is called is what the object's class overrides ("Inheritance", Overriding).
// A base class applies what its subclasses override: `assemble` of the base calls the hook of the object. The base itself, never made, is no unloaded module.
import Swinject
final class Tea {}
final class Milk {}
class BaseAssembly: Assembly {
  func assemble(container: Container) { registerServices(in: container) }
  func registerServices(in container: Container) {}
}
final class TeaAssembly: BaseAssembly {
  override func registerServices(in container: Container) { container.register(Tea.self) { _ in Tea() } }
}
let assembler = Assembler([TeaAssembly()])
func start() {
  _ = assembler.resolver.resolve(Tea.self)!
  _ = assembler.resolver.resolve(Milk.self)!  // expect: missing-provider
}
