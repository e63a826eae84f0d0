import Ropes
import Tides
import Winds

public struct Chart {
  var tide: Tide?
  public var wind: Wind?
  public var rope: Rope?
  public init() {}
}
