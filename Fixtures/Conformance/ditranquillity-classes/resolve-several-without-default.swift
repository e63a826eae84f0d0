// Source: DIContainerBuilder.build and DIScopeImpl of 0.9.2. Several providers without a default are built, whatever the
// documents say; the request for one of them throws NotFoundDefaultForMultyRegisterType.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
class Sled: Kite {}

class Flyer {
  var kite: Kite?
}

class KiteAssembly: DIAssembly {
  required init() {
    super.init()
    addModule(KiteModule())
  }
}

class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Delta.self).asType(Kite.self).initializer { Delta() }
    builder.register(Sled.self).asType(Kite.self).initializer { Sled() }
    builder.register(Flyer.self)
      .initializer { Flyer() }
      .dependency { (scope, flyer) in flyer.kite = *!scope }  // expect: ambiguous-provider
  }
}

func start() throws {
  let assembly = KiteAssembly()
  try assembly.build()
  let all: [Kite] = **!assembly.scope
  let flyer: Flyer = *!assembly.scope
  _ = (all, flyer)
}
