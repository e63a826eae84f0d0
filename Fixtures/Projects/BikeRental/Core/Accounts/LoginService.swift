import Foundation
import Networking

public protocol LoggingIn: AnyObject {
  func logIn(code: String) async throws
}

final class LoginService: LoggingIn {
  private let client: HTTPClient
  private let session: SessionHolding

  init(client: HTTPClient, session: SessionHolding) {
    self.client = client
    self.session = session
  }

  func logIn(code: String) async throws {
    let data = try await client.data(for: Endpoint(path: "login", method: "POST", body: Data(code.utf8)))
    session.account = try JSONDecoder().decode(Account.self, from: data)
  }
}
