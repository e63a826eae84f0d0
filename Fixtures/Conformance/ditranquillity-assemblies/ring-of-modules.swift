// Source: DIContainerBuilder.register(module:) of 1.3.1 keeps account of what was loaded: modules that load one another are
// harmless.
import DITranquillity

final class Ink {}
final class Paper {}

final class Print: DIAssembly {
  var publicModules: [DIModule] = [InkModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

final class InkModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(module: PaperModule())
    builder.register { Ink() }
  }
}

final class PaperModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(module: InkModule())
    builder.register { Paper() }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Print()).build()
  let ink: Ink = *!scope
  let paper: Paper = *!scope
  _ = (ink, paper)
}
