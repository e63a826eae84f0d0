// AbstractRegistrationTests.testMissingRegistration, testFilledRegistrations, testNamedRegistrations, testPreRegistered: each
// must be registered in the same container under the same type and name, before or after. The assembly that registers them does not
// replace the one that demands them: else it would take its place, and nothing would be demanded (DependencyBuilder.instantiate).
import Knit

protocol Oven {}
final class GasOven: Oven {}
protocol Whisk {}
final class WireWhisk: Whisk {}
protocol Spoon {}

struct KitchenAssembly: AbstractAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.registerAbstract(Oven.self)
    container.registerAbstract(Oven.self, name: "small")  // expect: knit-unsatisfied-abstract
    container.registerAbstract(Whisk.self)
    container.registerAbstract(Optional<Spoon>.self)  // expect: knit-unsatisfied-abstract
    container.registerAbstract(Int?.self)
  }
}

struct CakeAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [KitchenAssembly.self] }
  func assemble(container: Container<Resolver>) {
    // Whoever asks is told nothing more than that nobody fills it.
    container.register(Cake.self) { Cake(oven: $0.oven(), small: $0.oven(name: .small), whisk: $0.whisk()) }
  }
}

struct EquipmentAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Oven.self) { _ in GasOven() }
    container.register(Oven.self, name: "large") { _ in GasOven() }
    container.register(Whisk.self) { _ in WireWhisk() }
    container.register(Int?.self) { _ in 1 }
  }
}

final class Cake {
  init(oven: Oven, small: Oven, whisk: Whisk) {}
}

let bakery = ScopedModuleAssembler<Resolver>([CakeAssembly(), EquipmentAssembly()])
_ = bakery.resolver.cake()
