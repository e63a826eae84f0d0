// RegistrationCache.contains, in DependencyBuilder.gatherDependencies: an assembly that was replaced before it is found is not gone
// into, so what it depends on is not looked at, and what it replaces stays.
import Knit

protocol InnerResolver: Resolver {}
extension Knit.Container: InnerResolver {}

final class Bell {}

struct BellAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) { container.register(Bell.self) { _ in Bell() } }
}
struct InnerAssembly: AutoInitModuleAssembly {  // expect: unloaded-module (warning)
  typealias TargetResolver = InnerResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<InnerResolver>) {}
}
struct DoorAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [InnerAssembly.self] }
  static var replaces: [any ModuleAssembly.Type] { [BellAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct HatchAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [BellAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct CurtainAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [HatchAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct GateAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [WallAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
// What it depends on is for another resolver, and is not looked at: neither as its own nor as that of what it replaces.
struct WallAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [DoorAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct HouseAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [CurtainAssembly.self, HatchAssembly.self, BellAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct BarnAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [HatchAssembly.self, CurtainAssembly.self, BellAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

let walls = ScopedModuleAssembler<Resolver>([GateAssembly(), WallAssembly()])
let house = ScopedModuleAssembler<Resolver>([HouseAssembly()])
_ = house.internalAssembler.resolver.resolve(Bell.self)!
let barn = ScopedModuleAssembler<Resolver>([BarnAssembly()])
_ = barn.internalAssembler.resolver.resolve(Bell.self)!  // expect: missing-provider
