// Upstream: DIContainerBuilder.checkRTypesNames (1.3.1). One name for two providers of a protocol makes `build` throw
// intersectionNamesForType, though nobody asks for it.
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
    builder.register { Delta() }
      .asType(Kite.self)
      .asName("wind")
    builder.register { Sled() }  // expect: duplicate-provider
      .asType(Kite.self)
      .asName("wind")
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  try builder.build()
}
