// Source: DIAssembly.swift of 1.3.1, load with its list of what was loaded. The dynamic assembly was loaded with the first root;
// what the second one declares for it is never loaded.
import DITranquillity

final class Cable {}
final class Register {}

final class App: DIAssembly {
  var publicModules: [DIModule] = [CableModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Devices()]
}

final class Late: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Devices()]
  var dynamicDeclarations: [DIDynamicDeclaration] = [(module: RegisterModule(), for: Devices())]
}

final class Devices: DIDynamicAssembly {}

final class CableModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Cable() } }
}

final class RegisterModule: DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Register() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: App())
  builder.register(assembly: Late())
  let scope = try builder.build()
  let cable: Cable = *!scope
  let register: Register = *!scope  // expect: missing-provider
  _ = (cable, register)
}
