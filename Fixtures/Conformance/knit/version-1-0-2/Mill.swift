// 1.0.2, RegistrationCache.contains: an assembly that was replaced before it is found is not gone into, so what it replaces stays. Until 1.0.1 it is
// (DependencyBuilder.gatherDependencies).
// counts: opaque=0 needs=2
import Knit

final class Wheel {}
final class Stone {}

struct StoneAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container) { container.register(Stone.self) { _ in Stone() } }
}
struct WheelAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container) { container.register(Wheel.self) { _ in Wheel() } }
}
struct OldDriveAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [WheelAssembly.self] }
  static var replaces: [any ModuleAssembly.Type] { [StoneAssembly.self] }
  func assemble(container: Container) {}
}
struct NewDriveAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [OldDriveAssembly.self] }
  func assemble(container: Container) {}
}
struct MillAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] {
    [NewDriveAssembly.self, OldDriveAssembly.self, StoneAssembly.self]
  }
  func assemble(container: Container) {}
}

let mill = ScopedModuleAssembler<Resolver>([MillAssembly()])
_ = mill.internalAssembler.resolver.resolve(Wheel.self)!
_ = mill.internalAssembler.resolver.resolve(Stone.self)!
