// Swift: type parameters are told by the arguments of an initializer ("Generics"). Assembler.swift, run(assemblies:).
// An assembly that is generic in what it registers; the type comes from the closure it is made with, or is written.
import Swinject
final class Tea {}
final class Milk {}
struct ValueAssembly<T>: Assembly {
  let make: () -> T
  func assemble(container: Container) { container.register(T.self) { _ in make() } }
}
let assembler = Assembler([ValueAssembly { Tea() }, ValueAssembly<Int>(make: { 3 })])
func start() {
  _ = assembler.resolver.resolve(Tea.self)!
  _ = assembler.resolver.resolve(Int.self)!
  _ = assembler.resolver.resolve(Milk.self)!  // expect: missing-provider
}
