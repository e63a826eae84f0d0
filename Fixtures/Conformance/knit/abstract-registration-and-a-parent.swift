// `AbstractRegistrationContainer` is a behaviour of one container: what a parent registered does not count (read in
// `ModuleAssembler.init`).
import Knit

protocol Flag {}
final class Banner: Flag {}

struct MastAssembly: AbstractAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.registerAbstract(Flag.self)  // expect: knit-unsatisfied-abstract
  }
}

struct BannerAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) { container.register(Flag.self) { _ in Banner() } }
}

let above = ScopedModuleAssembler<Resolver>([BannerAssembly()])
let below = ScopedModuleAssembler<Resolver>(parent: above.internalAssembler, [MastAssembly()])
