import Foundation
import Wheel

extension Int { var kilos: Int { self * 2 } }

public struct Studio {
  public let wheel = Wheel()
  public func label(on day: Date) -> String { "\(3.kilos) \(4.spins) \(day.fired())" }
}
