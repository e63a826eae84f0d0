// Upstream: DITranquillityTests_Build.test05_MultiplyRegistrateTypeWithNames (2.3.3) and its intersectionNames. Different names
// build and choose, one name for two does not build.
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
      .set(name: "wind")
      .initial { Delta() }
    builder.register(type: Sled.self)
      .as(Kite.self).check { $0 }
      .set(name: "calm")
      .initial { Sled() }
    builder.register(type: Spool.init)
      .as(Reel.self).check { $0 }
      .set(name: "light")
    builder.register(type: Drum.init)  // expect: duplicate-provider
      .as(Reel.self).check { $0 }
      .set(name: "light")
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  let container = try builder.build()
  let wind: Kite = try container.resolve(name: "wind")
  let calm = try container.resolve(Kite.self, name: "calm")
  let storm: Kite = try container.resolve(name: "storm")  // expect: missing-provider
  _ = (wind, calm, storm)
}
