// ModuleAssemblerTests, AbstractRegistrationTests.testOptionalAbstractRegistrations: in unit tests placeholders stand in, and a
// function that nothing here calls may be one of a test's.
import Knit

protocol Piano {}

struct StageAssembly: AbstractAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.registerAbstract(Piano.self)  // expect: knit-unsatisfied-abstract (note)
  }
}

extension StageAssembly {
  static func rehearsal() -> ScopedModuleAssembler<Resolver> {
    ScopedModuleAssembler<Resolver>([StageAssembly()])
  }
}
