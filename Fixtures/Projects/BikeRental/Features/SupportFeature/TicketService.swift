import Accounts
import Foundation
import Networking
import Storage

final class TicketService {
  private let client: HTTPClient
  private let session: SessionHolding
  private let drafts: KeyValueStore

  init(client: HTTPClient, session: SessionHolding, drafts: KeyValueStore) {
    self.client = client
    self.session = session
    self.drafts = drafts
  }

  func send() async throws {
    guard let text = drafts.data(for: "ticket") else { return }
    let sender = session.account?.name ?? "anonymous"
    _ = try await client.data(for: Endpoint(path: "tickets/\(sender)", method: "POST", body: text))
  }
}
