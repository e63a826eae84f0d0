// Source: DIContainerBuilder.ignore(uniqueKey:) of 1.3.1. What was loaded is remembered by the class name without its target, so
// the second module of that name is passed over.
import DITranquillity
import Net
import UI

class App: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [NetAssembly(), UIAssembly()]
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: App()).build()
  let client: Client = *!scope
  let window: Window = *!scope  // expect: missing-provider
  _ = (client, window)
}
