// Source: DIAssembly.swift of 1.3.1. The root that declares is registered before the one that loads the dynamic assembly.
import DITranquillity

final class Cable {}
final class Register {}

final class App: DIAssembly {
  var publicModules: [DIModule] = [CableModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Devices()]
}

final class Early: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
  var dynamicDeclarations: [DIDynamicDeclaration] = [(module: RegisterModule(), for: Devices())]
}

final class Devices: DIDynamicAssembly {}

final class CableModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Cable() } }
}

final class RegisterModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Register() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: Early())
  builder.register(assembly: App())
  let scope = try builder.build()
  let cable: Cable = *!scope
  let register: Register? = *?scope
  _ = (cable, register)
}
