import Accounts
import Analytics
import Billing
import SwiftLazy

@MainActor
final class WalletViewModel {
  private let session: SessionHolding
  private let cards: CardVault
  private let invoices: Lazy<InvoiceArchive>
  private let analytics: Analytics

  init(session: SessionHolding, cards: CardVault, invoices: Lazy<InvoiceArchive>, analytics: Analytics) {
    self.session = session
    self.cards = cards
    self.invoices = invoices
    self.analytics = analytics
  }

  func lines() async -> [String] {
    analytics.log("wallet")
    let titles = (try? await invoices.value.titles()) ?? []
    return [session.account?.name ?? "Nobody", cards.preferred ?? "No card"] + titles
  }
}
