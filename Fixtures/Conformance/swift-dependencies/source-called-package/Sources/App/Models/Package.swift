import Dependencies

struct Stamp: Sendable {}
enum StampKey: TestDependencyKey { static let testValue = Stamp() }
extension DependencyValues {
  var stamp: Stamp {
    get { self[StampKey.self] }
    set { self[StampKey.self] = newValue }
  }
}

struct Package {
  @Dependency(\.stamp) var stamp  // expect: missing-provider
  @Dependency(\.string) var string
}
