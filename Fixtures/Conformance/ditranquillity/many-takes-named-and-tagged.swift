// Upstream: DITranquillityTests_Resolve.test18_ResolveManyWithNamesTags (6.0.0). `many` takes named and tagged ones too:
// valid. A class that is registered once for each of its names is no duplicate.
import DITranquillity

protocol Sensor {}
final class Thermometer: Sensor {}
final class Barometer: Sensor {}
enum Indoors {}
enum Outdoors {}

func start() {
  let container = DIContainer()
  container.register(Thermometer.init)
    .as(check: Sensor.self) { $0 }
  container.register(Thermometer.init)
    .as(check: Sensor.self, tag: Indoors.self) { $0 }
  container.register(Barometer.init)
    .as(check: Sensor.self, tag: Outdoors.self) { $0 }
  container.register(Thermometer.init)
    .as(check: Sensor.self, name: "cellar") { $0 }
  container.register(Barometer.init)
    .as(check: Sensor.self, name: "attic") { $0 }

  let sensors: [Sensor] = many(container.resolve())
  _ = sensors
}
