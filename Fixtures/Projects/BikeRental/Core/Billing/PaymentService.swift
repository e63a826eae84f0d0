import Foundation
import Networking

public protocol Paying: AnyObject {
  func pay(_ price: Price, for purpose: String) async throws -> String
}

final class PaymentService: Paying {
  private let client: HTTPClient
  private let cards: CardVault
  private let receipts: ReceiptFormatting

  init(client: HTTPClient, cards: CardVault, receipts: ReceiptFormatting) {
    self.client = client
    self.cards = cards
    self.receipts = receipts
  }

  func pay(_ price: Price, for purpose: String) async throws -> String {
    guard let card = cards.preferred else { throw NetworkingError.refused(status: 402) }
    let body = try JSONEncoder().encode([card: price])
    _ = try await client.data(for: Endpoint(path: "payments", method: "POST", body: body))
    return receipts.receipt(for: price, purpose: purpose)
  }
}
