// A function of an assembly that registers and that nobody calls: the need is missing, and the warning's cure is to call the function in `assemble`, not to apply it as an assembly.
// (check the cure by eye: `Assembler([ChatAssembly.assembleGroup()])` is no Swift)
import Swinject

final class Talk {}
final class Group {}
final class ChatAssembly: Assembly {
  func assemble(container: Container) { assembleTalk(container) }
  private func assembleTalk(_ container: Container) { container.register(Talk.self) { _ in Talk() } }
  private func assembleGroup(_ container: Container) { container.register(Group.self) { _ in Group() } }  // expect: unloaded-module (warning)
}
let assembler = Assembler([ChatAssembly()])
func start() {
  _ = assembler.resolver.resolve(Talk.self)!
  _ = assembler.resolver.resolve(Group.self)!  // expect: missing-provider
}
