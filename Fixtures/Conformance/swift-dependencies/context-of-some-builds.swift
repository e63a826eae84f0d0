// swift-dependencies' DependencyContext.swift: in the contexts `.preview` and `.test` no live value is asked for; the other builds are in
// the context `.live`.
// counts: needs=1 opaque=0
import Dependencies

struct Tide: TestDependencyKey {
  var rise: @Sendable () -> Void
  static let testValue = Tide(rise: {})
}

final class Pool {
  @Dependency(Tide.self) var tide  // expect: missing-provider
  func fill() { tide.rise() }
}

@main
struct Shore {
  static func main() {
    withDependencies {
      #if DEBUG
        $0.context = .preview
      #endif
    } operation: {
      Pool().fill()
    }
  }
}
