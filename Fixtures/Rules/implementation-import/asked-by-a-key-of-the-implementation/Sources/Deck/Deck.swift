import Dependencies
import Tides  // expect: implementation-import (note)
import TidesInterface

public struct Deck {
  @Dependency(TurnKey.self) var turning
  public init() {}
}
