// swift-dependencies' DependencyContext.swift: in the contexts `.preview` and `.test` no live value is asked for.
import Dependencies

struct Tide: TestDependencyKey {
  var rise: @Sendable () -> Void
  static let testValue = Tide(rise: {})
}

final class Pool {
  @Dependency(Tide.self) var tide
  func fill() { tide.rise() }
}

@main
struct Shore {
  static func main() {
    withDependencies { $0.context = .preview } operation: { Pool().fill() }
  }
}
