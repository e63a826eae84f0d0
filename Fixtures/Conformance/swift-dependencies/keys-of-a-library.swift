// A key that a library declares has what the library gives it, its own test value at least (`TestDependencyKey` in `DependencyKey.swift`). Nobody here can lack
// it, and it is asked for all the same: by key path as by type.
// counts: needs=5 registrations=1 opaque=0
import Dependencies
import HarbourKeys

struct Ledger: DependencyKey {
  static let liveValue = Ledger()
}
struct Gauge: TestDependencyKey {
  static let testValue = Gauge()
}

final class Office {
  @Dependency(\.pilot) var pilot
  @Dependency(\.uuid) var uuid
  @Dependency(Crane.self) var crane
  @Dependency(Ledger.self) var ledger
  @Dependency(Gauge.self) var gauge  // expect: missing-provider
}
