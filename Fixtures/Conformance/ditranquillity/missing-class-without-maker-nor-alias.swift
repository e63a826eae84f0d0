// Upstream: DITranquillityTests_Build.test01_NotSetInitializerForClass (6.0.0). The class is registered by metatype and not
// as the protocol that is asked for: invalid.
import DITranquillity

protocol Oven {}
final class StoneOven: Oven {}

final class Baker {
  init(oven: Oven) {}
}

func start() {
  let container = DIContainer()
  container.register(StoneOven.self)
  container.register(Baker.init)  // expect: missing-provider
}
