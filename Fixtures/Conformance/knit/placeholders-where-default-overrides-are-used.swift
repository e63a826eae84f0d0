// OverrideBehavior.useDefaultOverrides, ModuleAssembler.init: nobody need register what is demanded, and a placeholder stops whoever
// asks for it; that of an optional is nil (OptionalAbstractRegistration.registerPlaceholder).
import Knit

final class Oven {}
final class Spoon {}
final class Fork {}

struct KitchenAssembly: AbstractAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.registerAbstract(Oven.self)
    container.registerAbstract(Spoon.self)
    container.registerAbstract(Optional<Fork>.self)
  }
}

let kitchen = ScopedModuleAssembler<Resolver>([KitchenAssembly()], overrideBehavior: .useDefaultOverrides)
_ = kitchen.internalAssembler.resolver.resolve(Oven.self)!  // expect: missing-provider
_ = kitchen.internalAssembler.resolver.resolve(Fork?.self)!
