// Of a package of libraries alone the apps that link it fill what they see: a public container, with what has a public name, and any by a
// public function (The Swift Programming Language, "Access Control").
import Swinject

public protocol Station {}
protocol Gauge {}
public let sky = Container()
let ground = Container()

public final class Forecast {
  public let station = sky.resolve(Station.self)!
  let own = ground.resolve(Station.self)!  // expect: missing-provider
  let gauge = sky.resolve(Gauge.self)!  // expect: missing-provider
  public init() {}
}

public enum Instruments {
  public static func fill(_ container: Container) {
    container.register(Gauge.self) { _ in Barometer() }
    more(container)
  }

  static func more(_ container: Container) { container.register(Barometer.self) { _ in Barometer() } }
  public static func fillAll(_ container: Container) {
    fill(container)
    rest(container)
  }

  static func rest(_ container: Container) { container.register(Chart.self) { _ in Chart() } }
  // Nobody else can call this one.
  static func spare(_ container: Container) {  // expect: unloaded-module (warning)
    container.register(Vane.self) { _ in Vane() }
  }
}
final class Barometer: Gauge {}
final class Vane {}
final class Chart {}
