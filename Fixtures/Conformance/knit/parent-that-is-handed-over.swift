// ScopedModuleAssembler's `parent:` (ScopedModuleAssemblerTests.testParentExcluded) where the parent is handed to whoever makes the
// child: which assemblies and resolvers it has is not known there, and nothing is said of them.
import Knit

protocol TownResolver: Resolver {}
protocol HomeResolver: Resolver {}
extension Knit.Container: TownResolver, HomeResolver {}

final class Mayor {}
final class Child { init(mayor: Mayor) {} }

final class TownAssembly: ModuleAssembly {
  typealias TargetResolver = TownResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<TownResolver>) { container.register(Mayor.self) { _ in Mayor() } }
}

final class HomeAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = HomeResolver
  static var dependencies: [any ModuleAssembly.Type] { [TownAssembly.self] }
  func assemble(container: Container<HomeResolver>) {
    container.register(Child.self) { Child(mayor: $0.unsafeResolver().resolve(Mayor.self)!) }
  }
}

final class Homes {
  private let town: ModuleAssembler

  init(town: ModuleAssembler) { self.town = town }

  func build() -> ScopedModuleAssembler<HomeResolver> {
    ScopedModuleAssembler<HomeResolver>(parent: town, [HomeAssembly()])
  }
}

let town = ScopedModuleAssembler<TownResolver>([TownAssembly()])
_ = Homes(town: town.internalAssembler).build().resolver.child()
