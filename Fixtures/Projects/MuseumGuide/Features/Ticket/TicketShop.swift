public final class TicketShop {
  private let client: HTTPClient
  private let wallet: Wallet

  init(client: HTTPClient, wallet: Wallet) {
    self.client = client
    self.wallet = wallet
  }

  func buy(_ ticket: Ticket) {
    client.load("tickets/\(ticket.day)")
    wallet.keep(ticket)
  }
}

final class Wallet {
  private let store: KeyValueStore
  init(store: KeyValueStore) { self.store = store }
  func keep(_ ticket: Ticket) {}
}

final class Ticket {
  let day: Int
  let isReduced: Bool

  init(day: Int, isReduced: Bool = false) {
    self.day = day
    self.isReduced = isReduced
  }
}

final class SocietyBadge: MemberBadge {
  private let wallet: Wallet
  init(wallet: Wallet) { self.wallet = wallet }
  var title: String { return "Friend of the museum" }
}
