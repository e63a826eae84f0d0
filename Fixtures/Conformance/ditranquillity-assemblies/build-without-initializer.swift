// Upstream: DITranquillityTests_Build.test01_NotSetInitializer (1.3.1). A registration that nothing makes the object of lets
// `build` throw notSpecifiedInitializationMethodFor, though nobody asks for it.
import DITranquillity

protocol Kite {}

final class KiteAssembly: DIAssembly {
  let publicModules: [DIModule] = [KiteModule()]
  let internalModules: [DIModule] = []
  let dependencies: [DIAssembly] = []
}

final class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Kite.self)  // expect: missing-provider
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  try builder.build()
}
