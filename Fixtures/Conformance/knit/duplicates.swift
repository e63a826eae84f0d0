// DuplicateRegistrationDetectorTests (basic, names, arguments, parent, forwarding), ConfigurationSetTests.validateDuplicates: one
// type, name and arguments twice in one container; a parent's is none, nor is a type that is forwarded once.
import Knit

protocol Cup {}
final class Mug: Cup {}
final class Glass: Cup {}

final class ShelfAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [BoardAssembly.self] }
  func assemble(container: Container<Resolver>) {
    container.register(Mug.self) { _ in Mug() }
    container.register(Mug.self, name: "red") { _ in Mug() }
    container.register(Mug.self) { (_: Resolver, size: Int) in Mug() }
    container.register(Mug.self, name: "red") { _ in Mug() }  // expect: duplicate-provider (warning)
    container.register(Glass.self) { _ in Glass() }.implements(Cup.self)
    container.register(Saucer.self) { _ in Saucer() }  // expect: duplicate-provider (warning)
  }
}

// Loaded before the assembly that depends on it.
final class BoardAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Saucer.self) { _ in Saucer() }
  }
}

final class TrayAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Mug.self) { _ in Mug() }
  }
}

final class Saucer {}

let cupboard = ScopedModuleAssembler<Resolver>([ShelfAssembly()])
let tray = ScopedModuleAssembler<Resolver>(parent: cupboard.internalAssembler, [TrayAssembly()])
