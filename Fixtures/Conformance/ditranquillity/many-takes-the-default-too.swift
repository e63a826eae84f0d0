// Observed with 6.0.0. `many` takes all, whether one is the default or not: valid.
import DITranquillity

protocol Sensor {}
final class Thermometer: Sensor {}
final class Barometer: Sensor {}

final class Station {
  init(sensors: [Sensor]) {}
}

func start() {
  let container = DIContainer()
  container.register(Thermometer.init).as(Sensor.self).default()
  container.register(Barometer.init).as(Sensor.self)
  container.register { Station(sensors: many($0)) }
}
