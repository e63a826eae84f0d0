import Foundation
import Networking

final class TokenRefresher {
  private let client: HTTPClient
  private unowned let session: SessionHolding
  private var isScheduled = false

  init(client: HTTPClient, session: SessionHolding) {
    self.client = client
    self.session = session
  }

  func schedule() {
    guard !isScheduled, let name = session.account?.name else { return }
    isScheduled = true
    Task { [client] in _ = try? await client.data(for: Endpoint(path: "token/\(name)", method: "POST")) }
  }
}
