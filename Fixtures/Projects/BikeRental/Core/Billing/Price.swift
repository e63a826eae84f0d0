import Foundation

public struct Price: Hashable, Codable, Sendable {
  public var cents: Int
  public var currency: String

  public init(cents: Int, currency: String = "EUR") {
    self.cents = cents
    self.currency = currency
  }
}

/// What a ride costs.
public protocol Pricing: AnyObject {
  func price(minutes: Int) -> Price
}

final class TariffPricing: Pricing {
  private let tariff: Tariff

  init(tariff: Tariff) {
    self.tariff = tariff
  }

  func price(minutes: Int) -> Price {
    Price(cents: tariff.unlocking + minutes * tariff.perMinute)
  }
}

struct Tariff {
  let unlocking: Int
  let perMinute: Int

  static let standard = Tariff(unlocking: 100, perMinute: 19)
}
