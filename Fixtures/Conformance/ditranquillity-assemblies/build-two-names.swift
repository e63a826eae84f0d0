// Upstream: DITranquillityTests_Build.test05_MultiplyRegistrateTypeWithNames (1.3.1). Two providers of a protocol under
// different names build.
import DITranquillity

protocol Kite {}
final class Delta: Kite {}
final class Sled: Kite {}

final class KiteAssembly: DIAssembly {
  let publicModules: [DIModule] = [KiteModule()]
  let internalModules: [DIModule] = []
  let dependencies: [DIAssembly] = []
}

final class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Delta.self)
      .asType(Kite.self)
      .asName("wind")
      .initializer { Delta() }
    builder.register(Sled.self)
      .asType(Kite.self)
      .asName("calm")
      .initializer { Sled() }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  try builder.build()
}
