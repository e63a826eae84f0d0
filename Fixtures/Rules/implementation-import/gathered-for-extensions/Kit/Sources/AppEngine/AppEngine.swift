import Tide  // expect: implementation-import (warning)
import TideInterface
import Wind  // expect: implementation-import (warning)
import WindInterface

public final class AppEngine {
  public let tide: TideType = Tide()
  public let wind: WindType = Wind()
  public init() {}
}
