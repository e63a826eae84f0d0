import Dependencies
import TidesInterface

extension TideClient: DependencyKey {
  public static var liveValue: TideClient { TideClient(turn: {}) }
}

extension DependencyValues {
  public var tides: TideClient {
    get { self[TideClient.self] }
    set { self[TideClient.self] = newValue }
  }
}
