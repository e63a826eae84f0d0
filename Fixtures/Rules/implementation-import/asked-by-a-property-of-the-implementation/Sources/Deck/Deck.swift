import Dependencies
import Tides  // expect: implementation-import (note)
import TidesInterface

public struct Deck {
  @Dependency(\.tides) var tides

  public init() {}
  public func cross() { tides.turn() }
}
