// Upstream: DITranquillityTests_Build.test03_MultiplyRegistrateTypeWithMultyDefault (1.3.1). Two defaults for one protocol make
// `build` throw pluralSpecifiedDefaultType, though nobody asks for it.
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
      .asDefault()
      .initializer { Delta() }
    builder.register(Sled.self)  // expect: duplicate-provider
      .asType(Kite.self)
      .asDefault()
      .initializer { Sled() }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  try builder.build()
}
