// Observed with 6.0.0. A test double is the only one that even `many` gets: valid.
import DITranquillity

protocol Sensor {}
final class Thermometer: Sensor {}
final class Barometer: Sensor {}
final class FakeSensor: Sensor {}

final class Station {
  init(sensors: [Sensor]) {}
}

func start() {
  let container = DIContainer()
  container.register(Thermometer.init).as(Sensor.self)
  container.register(Barometer.init).as(Sensor.self)
  container.register(FakeSensor.init).as(Sensor.self).test()
  container.register { Station(sensors: many($0)) }

  let sensor: Sensor = container.resolve()
  _ = sensor
}
