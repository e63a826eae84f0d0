// DependencyBuilderTests.test_invalidOverride: what stands in by default must say that it replaces the assembly; a `FakeAssembly`
// does by itself (FakeAssemblyTests).
import Knit

struct MapAssembly: AutoInitModuleAssembly, DefaultModuleAssemblyOverride {
  typealias TargetResolver = Resolver
  typealias OverrideType = FlatMapAssembly
  static var dependencies: [any ModuleAssembly.Type] { [RouteAssembly.self, SignAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

struct FlatMapAssembly: AutoInitModuleAssembly {  // expect: knit-invalid-override, unloaded-module (warning)
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {}
}

struct RouteAssembly: AutoInitModuleAssembly, DefaultModuleAssemblyOverride {
  typealias TargetResolver = Resolver
  typealias OverrideType = StraightRouteAssembly
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {}
}

struct StraightRouteAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [RouteAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

struct SignAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {}
}

extension SignAssembly: DefaultModuleAssemblyOverride {
  typealias OverrideType = BlankSignAssembly
}

struct BlankSignAssembly: FakeAssembly {
  typealias TargetResolver = Resolver
  typealias ReplacedAssembly = SignAssembly
  func assemble(container: Container<Resolver>) {}
}

let atlas = ModuleAssembler([MapAssembly()])
