// swift-dependencies' DependencyValues.swift: a value is kept under the type that is its key, whichever words lead to that; and in the
// contexts `.preview` and `.test` no live value is asked for (DependencyContext.swift).
import Dependencies

protocol Tide { func rise() }
struct StillTide: Tide { func rise() {} }

enum SpringKey: TestDependencyKey { static let testValue: any Tide = StillTide() }
enum NeapKey: TestDependencyKey { static let testValue: any Tide = StillTide() }
enum EbbKey: TestDependencyKey { static let testValue: any Tide = StillTide() }

extension DependencyValues {
  var spring: any Tide {
    get { self[SpringKey.self] }
    set { self[SpringKey.self] = newValue }
  }
  var neap: any Tide {
    get { self[NeapKey.self] }
    set { self[NeapKey.self] = newValue }
  }
  var ebb: any Tide {
    get { self[EbbKey.self] }
    set { self[EbbKey.self] = newValue }
  }
}

final class Pool {
  @Dependency(\.spring) var spring
  @Dependency(\.neap) var neap
  @Dependency(\.ebb) var ebb  // expect: missing-provider
}

@main
struct Shore {
  static func main() {
    prepareDependencies {
      $0[SpringKey.self] = StillTide()
      $0[keyPath: \.neap] = StillTide()
    }
    withDependencies { $0.context = .live } operation: { Pool().ebb.rise() }
  }
}
