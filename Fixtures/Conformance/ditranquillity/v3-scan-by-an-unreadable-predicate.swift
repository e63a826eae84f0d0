// Source: DIScanPart of 3.5.2. Whether the predicate takes a class is not to be told from the source: what its part registers may
// be there. What no scanned part registers is not.
import DITranquillity

final class Oak {}
final class Stone {}

class OakPart: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}

class ScanShort: DIScanPart {
  override class var predicate: Predicate? { return .name({ $0.count < 9 }) }
}

func start() {
  let container = DIContainer()
  container.append(part: ScanShort.self)
  let oak: Oak = *container
  let stone: Stone = *container  // expect: missing-provider
  _ = (oak, stone)
}
