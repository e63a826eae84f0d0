import Tide
import TideInterface
import Wind
import WindInterface

public final class WidgetEngine {
  public let tide: TideType = Tide()
  public let wind: WindType = Wind()
  public init() {}
}
