// RegistrationParsingTests.testIncorrectRegistrations, AssemblyParsingTests (ignored, hidden, other methods, computed
// properties): no accessor is written for these, and all of them are registered all the same.
import Knit

final class AtticAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    // @knit hidden
    container.register(Trunk.self) { _ in Trunk() }
    // @knit ignore
    container.register(Ladder.self) { _ in Ladder() }
    let box = container
    box.register(Box.self) { _ in Box() }
    [1].forEach { _ in container.register(Dust.self) { _ in Dust() } }
    container.resetObjectScope(.container)
    container.register(Attic.self) { r in
      let all = r.unsafeResolver(file: #fileID, function: #function, line: #line)
      return Attic(
        trunk: all.resolve(Trunk.self)!, ladder: all.resolve(Ladder.self)!, box: all.resolve(Box.self)!,
        dust: all.resolve(Dust.self)!,
        moth: all.resolve(Moth.self)!)  // expect: missing-provider
    }
  }
}

final class Trunk {}
final class Ladder {}
final class Box {}
final class Dust {}
final class Moth {}
final class Attic {
  init(trunk: Trunk, ladder: Ladder, box: Box, dust: Dust, moth: Moth) {}
}

let attic = ScopedModuleAssembler<Resolver>([AtticAssembly()])
_ = attic.resolver.attic()
