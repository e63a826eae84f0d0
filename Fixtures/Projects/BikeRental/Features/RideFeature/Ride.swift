import Billing
import Foundation

public typealias BikeNumber = Int

public struct Ride: Codable, Hashable, Sendable {
  public var bike: BikeNumber
  public var began: Date
  public var minutes: Int
  public var price: Price
}
