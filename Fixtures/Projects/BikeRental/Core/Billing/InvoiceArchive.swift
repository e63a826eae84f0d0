import Accounts
import Foundation
import Networking

/// Past invoices. Fetching them is slow, so it is made when somebody looks.
public final class InvoiceArchive {
  private let client: HTTPClient
  private let session: SessionHolding

  init(client: HTTPClient, session: SessionHolding) {
    self.client = client
    self.session = session
  }

  public func titles() async throws -> [String] {
    guard let name = session.account?.name else { return [] }
    let data = try await client.data(for: Endpoint(path: "invoices/\(name)"))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
