import Core
import Resolver

public struct Offer {
  public let name: String
}

public final class MarketService {
  private let storage: Storage

  init(storage: Storage) { self.storage = storage }

  func offers() -> [Offer] { [] }
}

public final class MarketScreen {
  @Injected private var market: MarketService  // expect: missing-provider

  public init() {}

  public func show() { _ = market.offers() }
}

extension Resolver {
  public static func registerMarket() { register { MarketService(storage: resolve()) }.scope(.cached) }
}
