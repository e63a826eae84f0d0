// counts: opaque=0
// What an object loads while a container makes it, into the assembler that it is handed, is loaded: by `Kitchen.init`, which the library calls
// with what the container has (SwinjectAutoregistration 2.8, Sources/Registration.swift). Which container that is nobody in sight says.
import Swinject
import SwinjectAutoregistration
final class Stove {}
final class Lamp {}
final class StoveAssembly: Assembly {
  func assemble(container: Container) { container.autoregister(Stove.self, initializer: Stove.init) }
}
final class LampAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.autoregister(Lamp.self, initializer: Lamp.init) }
}
final class Kitchen {
  let assembler: Assembler
  init(assembler: Assembler) {
    self.assembler = assembler
    self.assembler.apply(assembly: StoveAssembly())
  }
  func cook() -> Stove { assembler.resolver.resolve(Stove.self)! }
}
/// Nobody makes one.
final class Attic {
  init(assembler: Assembler) { assembler.apply(assembly: LampAssembly()) }
}
final class RootAssembly: Assembly {
  let root: Assembler
  init(root: Assembler) { self.root = root }
  func assemble(container: Container) {
    container.register(Assembler.self) { _ in self.root }.inObjectScope(.container)
    container.autoregister(Kitchen.self, initializer: Kitchen.init)
  }
}
final class Root {
  static let instance = Root(assembler: Assembler())
  private let assembler: Assembler
  init(assembler: Assembler) {
    self.assembler = assembler
    assembler.apply(assembly: RootAssembly(root: assembler))
  }
  func get<T>(_ type: T.Type) -> T { assembler.resolver.resolve(type)! }
}
func start() {
  _ = Root.instance.get(Kitchen.self).cook()
  _ = Root.instance.get(Lamp.self)  // expect: missing-provider
}
