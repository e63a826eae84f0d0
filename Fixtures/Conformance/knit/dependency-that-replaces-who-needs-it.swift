// DependencyBuilder: what replaces the assembly that depends on it must be handed over all the same, unless the assembler can make it;
// `toAssemble` leaves out the one that is replaced, not what it led to.
import Knit

struct HouseAssembly: AutoInitModuleAssembly {  // expect: unloaded-module (warning)
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [DoorAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}
struct DoorAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [HouseAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

let house = ScopedModuleAssembler<Resolver>([HouseAssembly()])  // expect: knit-missing-assembly
let furnished = ScopedModuleAssembler<Resolver>([HouseAssembly(), DoorAssembly()])
