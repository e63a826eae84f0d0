// Source: DIAssembly.swift of 1.3.1, load with its list of what was loaded; upstream never tested it. `Core` was loaded as a
// dependency of `App`, so registering it again brings no internal module.
import DITranquillity

final class Facade {}
final class Engine {}

final class App: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Core()]
}

final class Core: DIAssembly {
  var publicModules: [DIModule] = [FacadeModule()]
  var internalModules: [DIModule] = [EngineModule()]
  var dependencies: [DIAssembly] = []
}

final class FacadeModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Facade() } }
}

final class EngineModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Engine() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: App())
  builder.register(assembly: Core())
  let scope = try builder.build()
  let facade: Facade = *!scope
  let engine: Engine = *!scope  // expect: leaked-internal-module
  _ = (facade, engine)
}
