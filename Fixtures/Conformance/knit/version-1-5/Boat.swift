// Before 1.6.0 a factory got the container that was asked, a child's, too (the commit "Fix Resolver hierarchy + shadowed registration
// resolution" calls it a bug that it cures).
import Knit
import Swinject

final class Rudder {}
final class Boat {
  init(rudder: Rudder) {}
}

final class BoatAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container) {
    container.register(Boat.self) { r in Boat(rudder: r.resolve(Rudder.self)!) }  // expect: missing-provider (warning)
  }
}

final class HarbourAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container) { container.register(Rudder.self) { _ in Rudder() } }
}

let sea = ScopedModuleAssembler<Resolver>([BoatAssembly()])
let harbour = ScopedModuleAssembler<Resolver>(parent: sea.internalAssembler, [HarbourAssembly()])
_ = harbour.resolver.resolve(Boat.self)!
