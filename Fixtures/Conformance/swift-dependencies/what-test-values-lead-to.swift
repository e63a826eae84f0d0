// What only `testValue` leads to no program reads that runs (swift-dependencies 1.x, DependencyValues.swift: `CachedValues.value(for:context:)`
// takes `liveValue` in the live context where there is one, and `testValue` in tests).
// counts: opaque=0 needs=3
import Dependencies

struct Archive { var read: () -> Int }
extension Archive: TestDependencyKey {
  static let testValue = Archive(read: { 0 })
}

struct Clerk { var count: () -> Int }
extension Clerk: DependencyKey {
  static let liveValue = Clerk(count: { 1 })
  static let testValue = Clerk.reading()

  static func reading() -> Clerk {
    @Dependency(Archive.self) var archive
    return Clerk(count: { archive.read() })
  }
}

struct Porter { var carry: () -> Int }
extension Porter: DependencyKey {
  static let liveValue = Porter.lifting()
  static var testValue: Porter {
    @Dependency(Archive.self) var archive
    return Porter(carry: { archive.read() })
  }

  static func lifting() -> Porter {
    @Dependency(Archive.self) var archive  // expect: missing-provider
    return Porter(carry: { archive.read() })
  }
}

@main struct Office {
  static func main() {
    @Dependency(Clerk.self) var clerk
    @Dependency(Porter.self) var porter
    print(clerk.count(), porter.carry())
  }
}
