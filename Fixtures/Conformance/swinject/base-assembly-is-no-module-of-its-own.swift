// Swift: "Inheritance", Accessing Superclass Methods; Assembler.swift, run(assemblies:).
// A base class of assemblies that are applied is loaded with them: by `super.assemble`, by inheritance, through a list that a subclass overrides.
import Swinject
final class Tea {}
final class Milk {}
final class Cup {}
class CommonAssembly: Assembly {
  func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } }
}
final class CupAssembly: CommonAssembly {
  override func assemble(container: Container) {
    super.assemble(container: container)
    container.register(Cup.self) { _ in Cup() }
  }
}
class GroupAssembly: Assembly {
  var parts: [Assembly] { [] }
  func assemble(container: Container) { parts.forEach { $0.assemble(container: container) } }
}
struct IntAssembly: Assembly { func assemble(container: Container) { container.register(Int.self) { _ in 3 } } }
final class NumberAssembly: GroupAssembly {
  override var parts: [Assembly] { [IntAssembly()] }
}
let assembler = Assembler([CupAssembly(), NumberAssembly()])
func start() {
  _ = assembler.resolver.resolve(Tea.self)!
  _ = assembler.resolver.resolve(Cup.self)!
  _ = assembler.resolver.resolve(Int.self)!
  _ = assembler.resolver.resolve(Milk.self)!  // expect: missing-provider
}
