// Upstream: DITranquillityTests_Build.test08_DoubleRegistrationOneLine (2.3.3). One registration run twice is one.
import DITranquillity

class Delta {}

class KiteComponent: DIComponent {
  func load(builder: DIContainerBuilder) {}
}

func registerDelta(builder: DIContainerBuilder) {
  builder.register(type: Delta.init)
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  registerDelta(builder: builder)
  registerDelta(builder: builder)
  let container = try builder.build()
  let delta: Delta = try container.resolve()
  _ = delta
}
