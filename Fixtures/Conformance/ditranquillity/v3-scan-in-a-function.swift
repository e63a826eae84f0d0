// Upstream: DITranquillityTests_Scan (3.5.2), which declares its scans inside the tests.
import DITranquillity

final class Oak {}

class OakPart: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}

func start() {
  class Scan: DIScanPart {
    override class var predicate: Predicate? { return .name({ $0 == "OakPart" }) }
  }

  let container = DIContainer()
  container.append(part: Scan.self)
  let oak: Oak = *container
  _ = oak
}
