// Assembler.swift, run(assemblies:): what is in the list is applied; which assemblies these are nobody here says, so an absence is only possible.
// The list is a parameter of a function that nobody here calls (or an initializer that the system calls): what is in it is unknown, so nothing is missing for certain.
import Swinject
protocol Client {}
final class Screen {}
struct ScreenAssembly: Assembly { func assemble(container: Container) { container.register(Screen.self) { _ in Screen() } } }
public final class Flow {
  private let assembler: Assembler
  public init(extra: [Assembly]) { assembler = Assembler([ScreenAssembly()] + extra) }
  public func start() {
    _ = assembler.resolver.resolve(Client.self)!  // expect: missing-provider (note)
    _ = assembler.resolver.resolve(Screen.self)!
  }
}
