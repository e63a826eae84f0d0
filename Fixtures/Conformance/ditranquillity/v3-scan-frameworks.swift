// Upstream: DITranquillityTests_Scan.test03_ScanFramework and test04_ScanFrameworkUseFramework1 (3.5.2). A scan of frameworks, by
// itself and nested in a framework.
import DITranquillity

final class Oak {}
final class Moss {}

class OakPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}

class ScannedWoodFramework: DIScanned, DIFramework {
  static func load(container: DIContainer) {
    container.append(part: OakPart.self)
  }
}

class ScannedSwampFramework: DIScanned, DIFramework {
  static func load(container: DIContainer) {
    container.register(Moss.init)
  }
}

class LandFramework: DIFramework {
  private class Scan: DIScanFramework {
    override class var predicate: Predicate? { return .name({ $0.hasPrefix("ScannedWood") }) }
  }

  static func load(container: DIContainer) {
    container.append(framework: Scan.self)
  }
}

private class ScanFrameworks: DIScanFramework {
  override class var predicate: Predicate? { return .name({ $0.contains("Scanned") }) }
}

func alone() {
  let container = DIContainer()
  container.append(framework: ScanFrameworks.self)
  let oak: Oak = *container
  let moss: Moss = *container
  _ = (oak, moss)
}

func nested() {
  let container = DIContainer()
  container.append(framework: LandFramework.self)
  let oak: Oak = *container
  let moss: Moss = *container  // expect: missing-provider
  _ = (oak, moss)
}
