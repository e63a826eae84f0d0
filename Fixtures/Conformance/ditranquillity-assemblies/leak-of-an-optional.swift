// Source: DIScope.FasterSyntax of 1.3.1. What the public module asks for with `*?` may be absent, so nothing leaks.
import DITranquillity

final class Radio {
  var antenna: Antenna?
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
    builder.register { Radio() }
      .dependency { s, radio in radio.antenna = *?s }
  }
}

final class AntennaModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Antenna() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: Receiver())
  builder.register(assembly: Car())
  let radio: Radio = *!(try builder.build())
  _ = radio
}
