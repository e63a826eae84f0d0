// Upstream: DITranquillityTests_Build.test03_MultiplyRegistrateTypeWithMultyDefault and
// test04_MultiplyRegistrateTypeWithOneDefault (2.3.3). Two defaults are refused, one is chosen.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
class Sled: Kite {}
protocol Reel {}
class Spool: Reel {}
class Drum: Reel {}

class KiteComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Delta.self)
      .as(Kite.self).check { $0 }
      .set(.default)
      .initial { Delta() }
    builder.register(type: Sled.self)  // expect: duplicate-provider
      .as(Kite.self).check { $0 }
      .set(.default)
      .initial(Sled.init)
    builder.register(type: Spool.init)
      .as(Reel.self).check { $0 }
      .set(.default)
    builder.register(type: Drum.init)
      .as(Reel.self).check { $0 }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  let container = try builder.build()
  let reel: Reel = try *container
  _ = reel
}
