// Upstream: DITranquillityTests_Resolve of 0.9.2 and DIScopeImpl, TypeNoRegisterByName. A name chooses, in both spellings of a
// request; one that nobody gave throws.
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
    builder.register(Sled.self)
      .asType(Kite.self)
      .asName("calm")
      .initializer { Sled() }
  }
}

func start() throws {
  let assembly = KiteAssembly()
  try assembly.build()
  let wind: Kite = try assembly.scope.resolve(Name: "wind")
  let calm = try assembly.scope.resolve(Kite.self, Name: "calm")
  let storm: Kite = try assembly.scope.resolve(Name: "storm")  // expect: missing-provider
  _ = (wind, calm, storm)
}
