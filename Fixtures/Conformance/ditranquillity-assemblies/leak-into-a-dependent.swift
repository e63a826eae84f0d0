// Source: DIAssembly.swift of 1.3.1. The public module counts on the internal one, and a root takes the assembly as a dependency:
// its request fails.
import DITranquillity

final class Radio {
  init(antenna: Antenna) {}
}

final class Antenna {}

final class Car: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Receiver()]
}

final class Receiver: DIAssembly {
  var publicModules: [DIModule] = [RadioModule()]
  var internalModules: [DIModule] = [AntennaModule()]
  var dependencies: [DIAssembly] = []
}

final class RadioModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Radio(antenna: *!$0) }  // expect: leaked-internal-module
  }
}

final class AntennaModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Antenna() } }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Car()).build()
  let radio: Radio = *!scope
  _ = radio
}
