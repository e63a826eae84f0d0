// ScopedModuleAssembler's validation of `TargetResolver` (ModuleAssemblyScopingTests, ScopedModuleAssemblerError): a dependency
// of another resolver that no parent has stops the assembler.
import Knit

protocol StudioResolver: Resolver {}
protocol GuestResolver: Resolver {}
extension Knit.Container: StudioResolver, GuestResolver {}

final class StudioAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = StudioResolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<StudioResolver>) {}
}

final class GuestAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = GuestResolver
  static var dependencies: [any ModuleAssembly.Type] { [StudioAssembly.self] }
  func assemble(container: Container<GuestResolver>) {}
}

let studio = ScopedModuleAssembler<StudioResolver>([StudioAssembly()])
let right = ScopedModuleAssembler<GuestResolver>(parent: studio.internalAssembler, [GuestAssembly()])
let wrong = ScopedModuleAssembler<GuestResolver>([GuestAssembly()])  // expect: knit-wrong-resolver
// An assembler without a resolver of its own takes them all.
let any = ModuleAssembler([GuestAssembly()])
