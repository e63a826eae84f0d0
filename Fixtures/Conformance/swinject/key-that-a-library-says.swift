// counts: needs>=3 opaque=1
// The key is the first argument (`Container.swift`: `register<Service>(_ serviceType: Service.Type, …)` makes
// `ServiceKey(serviceType: Service.self, …)`). One that a library says is a type which the library can name, and so none that the app declares.
import LightKit
import Swinject

final class Lamp {}
final class Room { init(lamp: Lamp, source: LightSource) {} }
let container = Container()
container.register(LightBox.current.kind) { _ in LightBox.make() }
container.register(Room.self) { r in Room(lamp: r.resolve(Lamp.self)!, source: r.resolve(LightSource.self)!) }  // expect: missing-provider, missing-provider (note)
_ = container.resolve(Room.self)!
