// Source: DIAssembly.swift of 1.3.1. The public module counts on the internal one. As a root the assembly works, and nobody takes
// it as a dependency yet: a warning.
import DITranquillity

final class Radio {
  init(antenna: Antenna) {}
}

final class Antenna {}

final class Receiver: DIAssembly {
  var publicModules: [DIModule] = [RadioModule()]
  var internalModules: [DIModule] = [AntennaModule()]
  var dependencies: [DIAssembly] = []
}

final class RadioModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Radio(antenna: *!$0) }  // expect: leaked-internal-module (warning)
  }
}

final class AntennaModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Antenna() } }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Receiver()).build()
  let radio: Radio = *!scope
  _ = radio
}
