import Dependencies

public struct Level: Sendable {
  public var read: @Sendable () -> Int
  public init(read: @escaping @Sendable () -> Int) { self.read = read }
}

extension Level: TestDependencyKey { public static let testValue = Level { 0 } }

extension DependencyValues {
  public var level: Level {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}
