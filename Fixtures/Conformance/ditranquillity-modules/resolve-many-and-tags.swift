// Upstream: DITranquillityTests_Resolve.test06_ResolveMultiplyByTag and test06_ResolveMultiplyMany (2.3.3). Tags choose, many are
// all, and none is a failure.
import DITranquillity

enum Wind {
  case strong
  case weak
}

protocol Kite {}
class Delta: Kite {}
class Sled: Kite {}
protocol Rope {}

class KiteComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { Delta() }
      .as(Kite.self).check { $0 }
      .set(tag: Wind.strong)
    builder.register { Sled() }
      .as(Kite.self).check { $0 }
      .set(tag: Wind.weak)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  let container = try builder.build()
  let strong: Kite = try container.resolve(tag: Wind.strong)
  let weak: Kite = try container.resolve(tag: Wind.weak)
  let kites: [Kite] = try **container
  let ropes: [Rope] = try container.resolveMany()  // expect: missing-provider
  let kite: Kite = try container.resolve()  // expect: ambiguous-provider
  _ = (strong, weak, kites, ropes, kite)
}
