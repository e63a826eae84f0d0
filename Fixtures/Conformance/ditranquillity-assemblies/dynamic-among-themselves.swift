// Source: DIAssembly.swift of 1.3.1. A module that was declared may count on what it declares itself and on the assembly that
// declares it; and the dynamic assembly's own modules are as sure as any.
import DITranquillity

final class Cable {}
final class Screen {}

final class Register {
  init(cable: Cable, screen: Screen) {}
}

final class App: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Devices(), Shop()]
}

final class Shop: DIAssembly {
  var publicModules: [DIModule] = [CableModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
  var dynamicDeclarations: [DIDynamicDeclaration] = [(module: RegisterModule(), for: Devices())]
}

final class Devices: DIDynamicAssembly {
  var publicModules: [DIModule] = [ScreenModule()]
}

final class CableModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Cable() } }
}

final class ScreenModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Screen() } }
}

final class RegisterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Register(cable: *!$0, screen: *!$0) }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: App()).build()
  let screen: Screen = *!scope
  let register: Register? = *?scope
  _ = (screen, register)
}
