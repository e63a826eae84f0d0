// ScopedModuleAssemblerTests.testPostAssemble, ModuleAssemblerTests: `postAssemble` gets the container when all assemblies ran.
import Knit

final class BoatAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Boat.self) { Boat(oar: $0.unsafeResolver().resolve(Oar.self)!) }
  }
}

final class Oar {}
final class Boat { init(oar: Oar) {} }

let boat = ScopedModuleAssembler<Resolver>([BoatAssembly()]) { container in
  container.register(Oar.self) { _ in Oar() }
}
_ = boat.resolver.boat()
let raft = ModuleAssembler([BoatAssembly()], postAssemble: { container in container.register(Oar.self) { _ in Oar() } })
_ = raft.resolver.resolve(Boat.self)!
