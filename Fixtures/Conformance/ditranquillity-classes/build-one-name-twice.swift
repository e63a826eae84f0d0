// Upstream: DITranquillityTests_Build of 0.9.2, MultyRegisterNamesForType. One name for two providers of a protocol makes `build`
// throw.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
class Sled: Kite {}

class KiteAssembly: DIAssembly {
  required init() {
    super.init()
    addModule(KiteModule())
  }
}

class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Delta.self)
      .asType(Kite.self)
      .asName("wind")
      .initializer { Delta() }
    builder.register(Sled.self)  // expect: duplicate-provider
      .asType(Kite.self)
      .asName("calm")
      .asName("wind")
      .initializer { Sled() }
  }
}

func start() throws {
  try KiteAssembly().build()
}
