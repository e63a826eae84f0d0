// DependencyBuilder.instantiate: what is handed over and replaces an assembly is assembled in its place, an abstract one's, too, so
// that nothing is demanded; one that is only a dependency does not take the place of an abstract assembly (RegistrationCache.toAssemble),
// unless it was found before (`contains` knows what was replaced, too).
import Knit

final class Oven {}

struct KitchenAssembly: AbstractAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.registerAbstract(Oven.self)  // expect: knit-unsatisfied-abstract
  }
}
struct EquipmentAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [KitchenAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct CakeAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [KitchenAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct EarlyAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [EquipmentAssembly.self, KitchenAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct LateAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [KitchenAssembly.self, EquipmentAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

let handedOver = ScopedModuleAssembler<Resolver>([CakeAssembly(), EquipmentAssembly()])
_ = handedOver.internalAssembler.resolver.resolve(Oven.self)!  // expect: missing-provider
let early = ScopedModuleAssembler<Resolver>([EarlyAssembly()])
// This one is not made.
let late = ScopedModuleAssembler<Resolver>([LateAssembly()])
