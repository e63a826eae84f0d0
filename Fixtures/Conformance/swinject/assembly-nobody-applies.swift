// AssemblerSpec, lazy build: nothing is there before the assembly is applied.
import Swinject

struct Needle {}
struct Thread {}

final class NeedleAssembly: Assembly {
  func assemble(container: Container) { container.register(Needle.self) { _ in Needle() } }
}

final class ThreadAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Thread.self) { _ in Thread() } }
}

let assembler = Assembler([NeedleAssembly()])
_ = assembler.resolver.resolve(Needle.self)!
_ = assembler.resolver.resolve(Thread.self)!  // expect: missing-provider
