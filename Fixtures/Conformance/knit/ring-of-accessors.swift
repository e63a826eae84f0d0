// Swinject's ContainerTests.Circularity, a copy of which the package holds (Tests/SwinjectTests): factories that call one
// another's accessors never end; a property set after construction ends the ring.
import Knit

final class PondAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Frog.self) { Frog(pond: $0.pond()) }  // expect: dependency-cycle
    container.register(Pond.self) { Pond.make(resolver: $0) }
    container.register(Reed.self) { Reed(heron: $0.heron()) }
    container.register(Heron.self) { _ in Heron() }
      .initCompleted { r, heron in heron.reed = r.resolve(Reed.self) }
  }
}

final class Frog { init(pond: Pond) {} }
final class Pond {
  @Resolvable<Resolver>
  init(frog: Frog) {}
}
final class Reed { init(heron: Heron) {} }
final class Heron { var reed: Reed? }

let pond = ScopedModuleAssembler<Resolver>([PondAssembly()])
_ = pond.resolver.frog()
_ = pond.resolver.reed()
