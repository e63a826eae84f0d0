// ModuleAssemblyOverrideTests.test_assemblerWithDefaultOverrides, test_autoFake, test_assemblerWithoutDefaultOverrides: an
// assembler told to use them loads the default override in place of a dependency, even of one that it could not make.
import Knit

struct PostAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [StampAssembly.self] }
  func assemble(container: Container<Resolver>) {}
}

struct StampAssembly: ModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Stamp.self) { _ in Stamp() }
    container.register(Glue.self) { _ in Glue() }
  }
}

extension StampAssembly: DefaultModuleAssemblyOverride {
  typealias OverrideType = FakeStampAssembly
}

struct FakeStampAssembly: FakeAssembly {
  typealias TargetResolver = Resolver
  typealias ReplacedAssembly = StampAssembly
  func assemble(container: Container<Resolver>) { container.register(Stamp.self) { _ in Stamp() } }
}

final class Stamp {}
final class Glue {}

let faked = ModuleAssembler([PostAssembly()], overrideBehavior: .useDefaultOverrides)
_ = faked.resolver.resolve(Stamp.self)!
_ = faked.resolver.resolve(Glue.self)!  // expect: missing-provider
let real = ModuleAssembler([PostAssembly(), StampAssembly()], overrideBehavior: .disableDefaultOverrides)
_ = real.resolver.resolve(Glue.self)!
