// counts: needs>=4 opaque=5
// `register` provides what its factory answers under that type (`Resolver.swift`: `register<Service>(name:factory:)` keeps by
// `Int(bitPattern: ObjectIdentifier(Service.self))`). Of which type it is what a library answers, no source here says; but the library does
// not import the app, and so it is none that the app declares: `Lamp` stays missing. What it declares itself may be there: `LightSource`.
import LightKit
import Resolver

final class Lamp {}
protocol Dimmer {}
final class Room {
  @Injected var lamp: Lamp  // expect: missing-provider
  @Injected var dimmer: Dimmer  // expect: missing-provider
  @Injected var source: LightSource  // expect: missing-provider (note)
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { LightBox.make() }
    register { LightBox.current.supply }
    register { LightBox(watts: 40, label: "hall").supply }
    register { makeSupply(watts: 40) }
    register { () in
      let box = LightBox.open([.day, .night])
      return box?.supply
    }
    register { Room() }
  }
}
let room: Room = Resolver.resolve()
