// ModuleAssemblyOverrideTests.test_servicesRegisteredWithFakes: a fake that assembles the original by hand, then overwrites some
// of it, has all of it.
import Knit

protocol Bell {}
final class BrassBell: Bell {}
final class PaperBell: Bell {}
final class Rope {}

struct TowerAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Bell.self) { _ in BrassBell() }
    container.register(Rope.self) { _ in Rope() }
  }
}

struct PaperTowerAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  static var replaces: [any ModuleAssembly.Type] { [TowerAssembly.self] }
  func assemble(container: Container<Resolver>) {
    TowerAssembly().assemble(container: container)
    container.register(Bell.self) { _ in PaperBell() }  // expect: duplicate-provider (warning)
  }
}

let tower = ModuleAssembler([TowerAssembly(), PaperTowerAssembly()])
_ = tower.resolver.resolve(Bell.self)!
_ = tower.resolver.resolve(Rope.self)!
