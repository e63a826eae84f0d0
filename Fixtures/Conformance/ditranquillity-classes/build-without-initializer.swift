// Upstream: DITranquillityTests_Build of 0.9.2, NotSetInitializer. Nothing makes the object, so `build` throws; an object per
// request is made by somebody else.
import DITranquillity

protocol Kite {}
class Screen {}

class KiteAssembly: DIAssembly {
  required init() {
    super.init()
    addModule(KiteModule())
  }
}

class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Screen.self)
      .instancePerRequest()
    builder.register(Kite.self)  // expect: missing-provider
  }
}

func start() throws {
  try KiteAssembly().build()
}
