// Upstream: DITranquillityTests_Scan.test05_ScanFrameworkUseFramework2 and test06_ScanFrameworkUseFramework3 (3.5.2). Scans
// nested in two frameworks; what the one takes the other does not.
import DITranquillity

final class Oak {}
final class Moss {}

class OakPart: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}

class MossPrt: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Moss.init)
  }
}

class WoodFramework: DIFramework {
  private class ScanPart: DIScanPart {
    override class var predicate: Predicate? { return .name({ $0.hasSuffix("Part") }) }
  }

  static func load(container: DIContainer) {
    container.append(part: ScanPart.self)
  }
}

class SwampFramework: DIFramework {
  private class ScanPrt: DIScanPart {
    override class var predicate: Predicate? { return .name({ $0.hasSuffix("Prt") }) }
  }

  static func load(container: DIContainer) {
    container.append(part: ScanPrt.self)
  }
}

func wood() {
  let container = DIContainer()
  container.append(framework: WoodFramework.self)
  let oak: Oak = *container
  let moss: Moss = *container  // expect: missing-provider
  _ = (oak, moss)
}

func swamp() {
  let container = DIContainer()
  container.append(framework: SwampFramework.self)
  let oak: Oak = *container  // expect: missing-provider
  let moss: Moss = *container
  _ = (oak, moss)
}
