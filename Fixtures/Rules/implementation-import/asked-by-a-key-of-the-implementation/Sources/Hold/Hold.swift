import Dependencies
import Tides  // expect: implementation-import (note)
import TidesInterface

public struct Hold {
  @Dependency(TideClient.self) var tides
  public init() {}
}
