// Source: DIModule.swift of 1.3.1 and DIStoryboard.init(name:bundle:module:). Modules may be registered by themselves, and load
// others.
import DITranquillity

final class Pen {}
final class Ink {}
final class Desk {
  init(pen: Pen) {}
}

final class PenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Pen() }
    builder.register(module: InkModule())
  }
}

final class InkModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Ink() } }
}

final class DeskModule: DIModule {
  let isLarge: Bool
  init(isLarge: Bool) { self.isLarge = isLarge }

  func load(builder: DIContainerBuilder) { builder.register { Desk(pen: *!$0) } }
}

final class NobodysModule: DIModule {  // expect: unloaded-module (note)
  func load(builder: DIContainerBuilder) {}
}

final class Unused: DIAssembly {  // expect: unloaded-module (warning)
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

func start() throws {
  let builder = DIContainerBuilder()
    .register(module: PenModule())
    .register(module: DeskModule(isLarge: true))
  let scope = try builder.build()
  let desk: Desk = *!scope
  let ink: Ink = *!scope
  _ = (desk, ink)
}
