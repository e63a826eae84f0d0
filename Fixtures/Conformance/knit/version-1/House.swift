// Knit 1.7 (`ModuleAssembly.swift`, `ScopedModuleAssembler.swift` of that tag): assemblies fill Swinject's own `Container`, and
// factories are handed its `Resolver`; files may import Swinject beside it.
import Knit
import Swinject

protocol HouseResolver: Resolver {}
extension Container: HouseResolver {}

final class CellarAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = HouseResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container) {
    container.register(Wine.self) { _ in Wine() }
    container.autoregister(Cheese.self, initializer: Cheese.init)
  }
}

final class HouseAssembly: ModuleAssembly {
  typealias TargetResolver = HouseResolver
  static var dependencies: [any ModuleAssembly.Type] { [CellarAssembly.self] }
  func assemble(container: Container) {
    container.register(Guest.self) { r in Guest(wine: r.resolve(Wine.self)!, cheese: r.resolve(Cheese.self)!) }
    container.register(Host.self) { r in Host(guest: r.resolve(Guest.self)!, dog: r.resolve(Dog.self)!) }  // expect: missing-provider
  }
}

final class Wine {}
final class Cheese { init(wine: Wine) {} }
final class Dog {}
final class Guest { init(wine: Wine, cheese: Cheese) {} }
final class Host { init(guest: Guest, dog: Dog) {} }

let house = ScopedModuleAssembler<HouseResolver>([HouseAssembly()])
_ = house.resolver.wine()
_ = house.resolver.host()
