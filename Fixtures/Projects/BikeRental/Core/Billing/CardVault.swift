import Foundation
import Storage

/// The rider's cards, by the token that the bank gave us for each.
public final class CardVault {
  private let store: KeyValueStore

  init(store: KeyValueStore) {
    self.store = store
  }

  public var preferred: String? {
    store.data(for: "card").map { String(decoding: $0, as: UTF8.self) }
  }

  public func prefer(_ token: String) {
    store.set(Data(token.utf8), for: "card")
  }
}
