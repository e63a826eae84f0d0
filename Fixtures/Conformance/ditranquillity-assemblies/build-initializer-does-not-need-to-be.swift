// Upstream: DITranquillityTests_Build.test02_NotInitializerForDoesNotNeedToBe and DIRegistrationBuilder.initializer(byNib:),
// DIContainerBuilder.register(vc:) (1.3.1). Objects that are made elsewhere need no initializer.
import DITranquillity

class UIViewController {}
protocol Kite {}
final class Reel {}
final class Line {}
final class FlightScreen: UIViewController {}
final class MapScreen: UIViewController {}

final class KiteAssembly: DIAssembly {
  let publicModules: [DIModule] = [KiteModule()]
  let internalModules: [DIModule] = []
  let dependencies: [DIAssembly] = []
}

final class KiteModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Kite.self)
      .initializerDoesNotNeedToBe()
    builder.register(Reel.self)
      .instancePerRequest()
    builder.register(Line.self)
      .lifetime(.perRequest)
    builder.register(vc: FlightScreen.self)
    builder.register(MapScreen.self)
      .initializer(byNib: MapScreen.self)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: KiteAssembly())
  try builder.build()
}
