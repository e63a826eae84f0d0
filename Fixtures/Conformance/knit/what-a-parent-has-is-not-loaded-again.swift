// DependencyBuilderTests.test_parentRegistered, ScopedModuleAssemblerTests.testParentExcluded, ModuleAssemblerTests: a child
// loads nothing that a parent has, whatever its resolver; the parent knows nothing of the child.
import Knit

protocol ShipResolver: Resolver {}
protocol CrewResolver: Resolver {}
extension Knit.Container: ShipResolver, CrewResolver {}

final class ShipAssembly: ModuleAssembly {
  typealias TargetResolver = ShipResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<ShipResolver>) {
    container.register(Galley.self) { _ in Galley() }
  }
}

final class CrewAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = CrewResolver
  static var dependencies: [any ModuleAssembly.Type] { [ShipAssembly.self] }
  func assemble(container: Container<CrewResolver>) {
    container.register(Cook.self) { r in
      Cook(galley: r.unsafeResolver(file: #fileID, function: #function, line: #line).resolve(Galley.self)!)
    }
  }
}

final class Galley {}
final class Cook {
  init(galley: Galley) {}
}

let ship = ScopedModuleAssembler<ShipResolver>([ShipAssembly()])
let crew = ScopedModuleAssembler<CrewResolver>(parent: ship.internalAssembler, [CrewAssembly()])
_ = crew.resolver.cook()
_ = ship.internalAssembler.resolver.resolve(Cook.self)!  // expect: missing-provider
