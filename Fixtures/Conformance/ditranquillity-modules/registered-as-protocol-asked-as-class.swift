// Upstream: DITranquillityTests_Build.test07_RegistrationByProtocolAndGetByClass (2.3.3). A further type hides the class, unless
// that is asked for with `.as(.self)`.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
class Sled: Kite {}

class KiteComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Delta.self)
      .as(Kite.self).unsafe()
      .initial(Delta.init)
      .set(.default)
    builder.register(type: Sled.init)
      .as(.self)
      .as(Kite.self) { $0 }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  let container = try builder.build()
  let kite: Kite = try container.resolve()
  let sled: Sled = try container.resolve()
  let delta: Delta = try container.resolve()  // expect: missing-provider
  _ = (kite, sled, delta)
}
