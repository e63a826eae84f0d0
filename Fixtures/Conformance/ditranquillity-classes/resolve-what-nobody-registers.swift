// Upstream: DIScopeImpl of 0.9.2, TypeNoRegister. What is registered as a protocol is no class, many of none throws, and only
// `try?` lives without.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
protocol Rope {}
class Reel {}
class Bag {}

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
      .instanceLazySingle()
      .initializer { Delta() }
  }
}

func start() throws {
  let assembly = KiteAssembly()
  try assembly.build()
  let kite: Kite = *!assembly.scope
  let delta: Delta = *!assembly.scope  // expect: missing-provider
  let ropes: [Rope] = **!assembly.scope  // expect: missing-provider
  let reel: Reel = try *assembly.scope  // expect: missing-provider
  let bag: Bag? = try? assembly.scope.resolve()
  _ = (kite, delta, ropes, reel, bag)
}
