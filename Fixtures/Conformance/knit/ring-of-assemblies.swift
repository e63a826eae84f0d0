// ModuleCycleTests.test_sourceCycle: assemblies may depend on one another in a ring, since each is visited once.
import Knit

final class SpringAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [SummerAssembly.self] }
  func assemble(container: Container<Resolver>) {
    container.register(Seed.self) { _ in Seed() }
  }
}

final class SummerAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [AutumnAssembly.self] }
  func assemble(container: Container<Resolver>) {
    container.register(Wheat.self) { Wheat(seed: $0.seed()) }
  }
}

final class AutumnAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [SpringAssembly.self] }
  func assemble(container: Container<Resolver>) {
    container.register(Flour.self) { Flour(wheat: $0.wheat()) }
  }
}

final class Seed {}
final class Wheat {
  init(seed: Seed) {}
}
final class Flour {
  init(wheat: Wheat) {}
}

let year = ScopedModuleAssembler<Resolver>([SpringAssembly()])
_ = year.resolver.flour()
