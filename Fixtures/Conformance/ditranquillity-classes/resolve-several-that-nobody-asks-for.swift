// Source: DIContainerBuilder.build of 0.9.2. As long as nobody asks for one of several, nothing fails.
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
    builder.register(Delta.self).asType(Kite.self).initializer { Delta() }
    builder.register(Sled.self).asType(Kite.self).initializer { Sled() }  // expect: duplicate-provider (note)
  }
}

func start() throws {
  try KiteAssembly().build()
}
