// Source: DIContainerBuilder.register(module:) of 1.3.1. What a public module loads is as public as it is, and counts on the
// internal module all the same.
import DITranquillity

final class Radio {
  init(antenna: Antenna) {}
}

final class Antenna {}

final class Receiver: DIAssembly {
  var publicModules: [DIModule] = [FrontModule()]
  var internalModules: [DIModule] = [BackModule()]
  var dependencies: [DIAssembly] = []
}

final class FrontModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(module: RadioModule()) }
}

final class RadioModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Radio(antenna: *!$0) }  // expect: leaked-internal-module (warning)
  }
}

final class BackModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(module: AntennaModule()) }
}

final class AntennaModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Antenna() } }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Receiver()).build()
  let radio: Radio = *!scope
  _ = radio
}
