import Dependencies

public struct Gust: Sendable {
  public var speed: @Sendable () -> Int
}

extension Gust: TestDependencyKey {
  public static let testValue = Gust(speed: { 0 })
}

extension DependencyValues {
  public var gust: Gust {
    get { self[Gust.self] }
    set { self[Gust.self] = newValue }
  }
}
