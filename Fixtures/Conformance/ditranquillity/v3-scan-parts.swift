// Upstream: DITranquillityTests_Scan.test01_ScanParts, test02_ScanPrts (3.5.2). A scan loads the scanned parts whose class name
// passes; without a predicate all; others stay away.
import DITranquillity

final class Oak {}
final class Elm {}
final class Moss {}
final class Fern {}

class OakPart: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}

class ElmPart: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Elm.init)
  }
}

class MossPrt: DIScanned, DIPart {
  static func load(container: DIContainer) {
    container.register(Moss.init)
  }
}

class FernPart: DIPart {  // expect: unloaded-module (warning)
  static func load(container: DIContainer) {
    container.register(Fern.init)
  }
}

class ScanParts: DIScanPart {
  override class var predicate: Predicate? { return .name({ $0.contains("Part") }) }
}

class ScanAll: DIScanPart {}

func some() {
  let container = DIContainer()
  container.append(part: ScanParts.self)
  let oak: Oak = *container
  let elm: Elm = *container
  let moss: Moss = *container  // expect: missing-provider
  _ = (oak, elm, moss)
}

func all() {
  let container = DIContainer()
  container.append(part: ScanAll.self)
  let oak: Oak = *container
  let moss: Moss = *container
  let fern: Fern? = *container
  _ = (oak, moss, fern)
}
