// swift-dependencies' Dependency.swift: `wrappedValue` of a wrapper that is made by hand asks for the value as one that a property wears.
import Dependencies

protocol Tide { func rise() }
struct StillTide: Tide { func rise() {} }

enum TideKey: TestDependencyKey { static let testValue: any Tide = StillTide() }
enum EbbKey: DependencyKey {
  static let testValue: any Tide = StillTide()
  static let liveValue: any Tide = StillTide()
}

extension DependencyValues {
  var tide: any Tide {
    get { self[TideKey.self] }
    set { self[TideKey.self] = newValue }
  }
  var ebb: any Tide {
    get { self[EbbKey.self] }
    set { self[EbbKey.self] = newValue }
  }
}

@main
struct Shore {
  static func main() {
    Dependency(\.tide).wrappedValue.rise()  // expect: missing-provider
    Dependency(\.ebb).wrappedValue.rise()
    let tide = Dependency(\DependencyValues.tide)
    tide.wrappedValue.rise()
  }
}
