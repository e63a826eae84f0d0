import Dependencies
import Tides

public struct Deck {
  @Dependency(\.tide) var tide
  @Dependency(\.buoy) var buoy  // expect: missing-provider

  public init() {}
  public func cross() { tide.turn() }
}
