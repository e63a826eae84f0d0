// Source: DIAssembly.swift of 1.3.1. Every root of this app works, because the assembly is registered before its dependent. Yet
// another assembly depends on it, and without that order it fails: an error.
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
  let builder = DIContainerBuilder()
  builder.register(assembly: Receiver()).register(assembly: Car())
  let scope = try builder.build()
  let radio: Radio = *!scope
  _ = radio
}
