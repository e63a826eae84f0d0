import Dependencies

public struct TideClient { public var turn: () -> Void }
extension TideClient: TestDependencyKey {
  public static var testValue: TideClient { TideClient(turn: {}) }
}

public struct BuoyClient { public var ring: () -> Void }
extension BuoyClient: DependencyKey {
  public static var liveValue: BuoyClient { BuoyClient(ring: {}) }
  public static var testValue: BuoyClient { BuoyClient(ring: {}) }
}

extension DependencyValues {
  public var tide: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
  public var buoy: BuoyClient {
    get { self[BuoyClient.self] }
    set { self[BuoyClient.self] = newValue }
  }
}
