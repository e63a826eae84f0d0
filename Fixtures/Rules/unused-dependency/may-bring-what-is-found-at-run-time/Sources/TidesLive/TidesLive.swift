import Dependencies
import Tides

extension TideClient: DependencyKey {
  public static var liveValue: TideClient { TideClient(turn: {}) }
}
