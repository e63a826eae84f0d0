// Upstream: DITranquillityTests_Build.test01_NotSetInitializer (6.0.0). A protocol registered by metatype has nothing to
// make it with, so its consumer finds no object: invalid.
import DITranquillity

protocol Kettle {}

final class TeaMaker {
  init(kettle: Kettle) {}
}

func start() {
  let container = DIContainer()
  container.register(Kettle.self)
  container.register(TeaMaker.init)  // expect: missing-provider
}
