import Billing
import Foundation
import LocationKit
import SwiftLazy

public protocol Riding: AnyObject {
  func begin(on bike: BikeNumber)
  func end() async throws -> Ride
}

final class RideService: Riding {
  private let locks: Provider1<BikeLock, BikeNumber>
  private let history: RideHistory
  private let pricing: Pricing
  private let payments: Lazy<Paying>
  private let fence: Geofencing
  private var current: (lock: BikeLock, bike: BikeNumber, began: Date)?

  init(
    locks: Provider1<BikeLock, BikeNumber>, history: RideHistory, pricing: Pricing, payments: Lazy<Paying>,
    fence: Geofencing
  ) {
    self.locks = locks
    self.history = history
    self.pricing = pricing
    self.payments = payments
    self.fence = fence
  }

  func begin(on bike: BikeNumber) {
    let lock = locks.value(bike)
    lock.open()
    current = (lock, bike, Date())
  }

  func end() async throws -> Ride {
    guard let current, fence.mayPark() else { throw RideError.notHere }
    current.lock.close()
    let minutes = Int(Date().timeIntervalSince(current.began) / 60)
    let ride = Ride(bike: current.bike, began: current.began, minutes: minutes, price: pricing.price(minutes: minutes))
    _ = try await payments.value.pay(ride.price, for: "Ride on bike \(ride.bike)")
    history.add(ride)
    return ride
  }
}

enum RideError: Error {
  case notHere
}
