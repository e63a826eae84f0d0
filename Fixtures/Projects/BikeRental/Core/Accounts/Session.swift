import Foundation
import Storage

public struct Account: Codable, Sendable {
  public var name: String
  public var token: String
}

public protocol SessionHolding: AnyObject {
  var account: Account? { get set }
}

final class StoredSession: SessionHolding {
  /// Asks for a new token whenever the account changes.
  var refresher: TokenRefresher?

  private let store: KeyValueStore

  init(store: KeyValueStore) {
    self.store = store
  }

  var account: Account? {
    get { store.data(for: "account").flatMap { try? JSONDecoder().decode(Account.self, from: $0) } }
    set {
      store.set(newValue.flatMap { try? JSONEncoder().encode($0) }, for: "account")
      refresher?.schedule()
    }
  }
}
