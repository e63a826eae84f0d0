// Upstream: DITranquillityTests_Build.test07_RegistrationByProtocolAndGetByClass (1.3.1). `asType` hides the class: asking for
// it throws typeIsNotFound.
import DITranquillity

protocol Kite {}
final class Delta: Kite {}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  let scope = try builder.build()
  let kite: Kite = try scope.resolve()
  let delta: Delta = try scope.resolve()  // expect: missing-provider
  _ = (kite, delta)
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
      .initializer { Delta() }
  }
}
