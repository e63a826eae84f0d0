import Dependencies

public struct TideClient {
  public var turn: () -> Void
  public init(turn: @escaping () -> Void) { self.turn = turn }
}

extension TideClient: TestDependencyKey {
  public static var testValue: TideClient { TideClient(turn: {}) }
}

extension DependencyValues {
  public var tides: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
}
