// Source: DIAssembly.swift of 1.3.1: each builder keeps its own list of what was loaded, so `Core` is a root in the second one.
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
  let app = DIContainerBuilder()
  app.register(assembly: App())
  let own = DIContainerBuilder()
  own.register(assembly: Core())
  let facade: Facade = *!(try app.build())
  let engine: Engine = *!(try own.build())
  _ = (facade, engine)
}
