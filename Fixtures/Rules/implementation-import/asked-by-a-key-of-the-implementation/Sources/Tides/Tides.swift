import Dependencies
import TidesInterface

struct Turner: Turning {}
public enum TurnKey: DependencyKey { public static var liveValue: any Turning { Turner() } }
extension TideClient: DependencyKey { public static var liveValue: TideClient { TideClient() } }
