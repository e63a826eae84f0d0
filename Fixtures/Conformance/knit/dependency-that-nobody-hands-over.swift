// DependencyBuilderTests.test_missingAssembly: a plain assembly that is a dependency cannot be made by the assembler.
import Knit

final class HarbourAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [PilotAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

final class PilotAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [TideAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

final class TideAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {}
}

let lonely = ModuleAssembler([HarbourAssembly()])  // expect: knit-missing-assembly
