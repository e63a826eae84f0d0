// Upstream: DITranquillityTests_Scan.test08 (3.5.2). A test of the type takes scanned classes below a common one.
import DITranquillity

class Plant: DIScanned {}
class Animal: DIScanned {}

final class Oak {}
final class Wolf {}

class OakPart: Plant, DIPart {
  static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}

class WolfPart: Animal, DIPart {  // expect: unloaded-module (warning)
  static func load(container: DIContainer) {
    container.register(Wolf.init)
  }
}

class ScanPlants: DIScanPart {
  override class var predicate: Predicate? { return .type({ $0 is Plant.Type }) }
}

func start() {
  let container = DIContainer()
  container.append(part: ScanPlants.self)
  let oak: Oak = *container
  let wolf: Wolf = *container  // expect: missing-provider
  _ = (oak, wolf)
}
