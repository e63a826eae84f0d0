import Dependencies

public struct Weather: TestDependencyKey, Sendable {
  public var now: @Sendable () -> String
  public static let testValue = Weather(now: { "" })
  public init(now: @escaping @Sendable () -> String) { self.now = now }
}
public struct Tides: TestDependencyKey, Sendable {
  public static let testValue = Tides()
  public init() {}
}
extension DependencyValues {
  public var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }
}
