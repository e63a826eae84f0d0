// swift-dependencies' DependencyContext.swift: a program that runs is in the context `.live` unless it says otherwise, so what a branch for previews or tests
// does it does not do.
// counts: needs=1 opaque=0
import Dependencies

struct Sonde { var depth: @Sendable () -> Int }
struct Gauge { var level: @Sendable () -> Int }
enum SondeKey: TestDependencyKey { static let testValue = Sonde { 0 } }
enum GaugeKey: TestDependencyKey { static let testValue = Gauge { 0 } }

extension DependencyValues {
  var sonde: Sonde {
    get { self[SondeKey.self] }
    set { self[SondeKey.self] = newValue }
  }
  var gauge: Gauge {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }
}

final class Pilot {
  @Dependency(\.context) var context

  func depth() -> Int {
    if context == .preview {
      @Dependency(\.sonde) var sonde
      return sonde.depth()
    }
    switch context {
    case .live: return level()
    case .preview, .test:
      @Dependency(\.sonde) var sonde
      return sonde.depth()
    }
  }

  func level() -> Int {
    guard context != .test else { return 0 }
    @Dependency(\.gauge) var gauge  // expect: missing-provider
    return gauge.level()
  }
}

@main struct Ferry {
  static func main() {
    let pilot = Pilot()
    print(pilot.depth(), pilot.level())
  }
}
