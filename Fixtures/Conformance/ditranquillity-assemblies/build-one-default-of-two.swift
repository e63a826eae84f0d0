// Upstream: DITranquillityTests_Build.test04_MultiplyRegistrateTypeWithOneDefault (1.3.1). Two providers of a protocol, one of
// them the default, build.
import DITranquillity

protocol Kite {}
final class Delta: Kite {}
final class Sled: Kite {}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  try builder.build()
}

final class KiteAssembly: DIAssembly {
  let publicModules: [DIModule] = [KiteModule()]
  let internalModules: [DIModule] = []
  let dependencies: [DIAssembly] = []
}

final class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Delta.self)
      .asType(Kite.self)
      .asDefault()
      .initializer { Delta() }
    builder.register(Sled.self)
      .asType(Kite.self)
      .initializer { Sled() }
  }
}
