// KnitDirectivesTests, AssemblyParsingTests.testRedundantGetter, testRedundantAccessControl, RegistrationParsingTests (custom
// tags, SPI, multi-line comments): words behind `// @knit`.
import Knit

// @knit public disable-performance-gen tag("garden")
final class GardenAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    // @knit open // expect: knit-refused-comment (warning)
    container.register(Rose.self) { _ in Rose() }
    // @knit @_spi(Testing) @_spi(Preview) // expect: knit-refused-comment (warning)
    container.register(Thorn.self) { _ in Thorn() }
    container.register(Tulip.self) { _ in Tulip() }
    // @knit public
    container.register(Daisy.self) { _ in Daisy() }  // expect: knit-redundant-comment (warning)
    // @knit alias("violet")
    container.register(Violet.self) { _ in Violet() }  // expect: knit-redundant-comment (warning)
    // The soil decides.
    // @knit internal alias("bloom")
    // It likes shade.
    container.register(Fern.self) { _ in Fern() }
      // @knit hidden
      .implements(Plant.self)
    /// @knit nonsense
    container.register(Moss.self) { _ in Moss() }
    // @knit
    container.register(Clover.self) { _ in Clover() }  // @knit nothing
  }
}

protocol Plant {}
final class Rose {}
final class Thorn {}
final class Tulip {}
final class Daisy {}
final class Violet {}
final class Fern: Plant {}
final class Moss {}
final class Clover {}

let garden = ScopedModuleAssembler<Resolver>([GardenAssembly()])
_ = garden.resolver.bloom()
