import Billing
import Screens

final class CardSettings: SettingsSection {
  let title = "Cards"
  private let cards: CardVault

  init(cards: CardVault) {
    self.cards = cards
  }

  var rows: [String] { [cards.preferred ?? "None"] }
}
