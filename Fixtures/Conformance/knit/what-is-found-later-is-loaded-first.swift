// DependencyBuilderTests.test_diamondShape: of the dependencies of one assembly the last is assembled first, and an assembly after
// all of them, so the first one's registration stays.
import Knit

protocol Tea {}
final class Green: Tea { init(leaf: Leaf) {} }
final class Black: Tea { init(smoke: Smoke) {} }
final class Leaf {}
final class Smoke {}

final class PotAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [GreenAssembly.self, BlackAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

final class GreenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Leaf.self) { _ in Leaf() }
    container.register(Tea.self) { Green(leaf: $0.leaf()) }  // expect: duplicate-provider (warning)
  }
}

// Nobody gets black tea, so that its smoke is missing does no harm.
final class BlackAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Tea.self) { Black(smoke: $0.unsafeResolver().resolve(Smoke.self)!) }
  }
}

let pot = ScopedModuleAssembler<Resolver>([PotAssembly()])
_ = pot.resolver.tea()
