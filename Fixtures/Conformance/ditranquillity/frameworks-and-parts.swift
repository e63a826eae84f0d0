// Upstream: DITranquillityTests_Modular.test01_only_check_code (6.0.0). Frameworks append frameworks, import one and append
// parts; what the parts register can be resolved: valid.
import DITranquillity

final class Bridge {}
final class Engine {}
final class Galley {}
final class Pump {}
final class Boiler {}
final class Gauge {}

final class BoilerPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Boiler.init)
  }
}

final class GaugePart: DIPart {
  static func load(container: DIContainer) {
    container.register(Gauge.init)
  }
}

final class PumpFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: BoilerPart.self)
    container.append(part: GaugePart.self)
    container.register(Pump.init)
  }
}

final class GalleyFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Galley.init)
  }
}

final class EngineFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(framework: PumpFramework.self)
    container.import(GalleyFramework.self)
    container.register(Engine.init)
  }
}

final class ShipFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(framework: EngineFramework.self)
    container.append(framework: GalleyFramework.self)
    container.register(Bridge.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: ShipFramework.self)
  let boiler: Boiler? = container.resolve()
  let gauge: Gauge = container.resolve()
  _ = (boiler, gauge)
}
