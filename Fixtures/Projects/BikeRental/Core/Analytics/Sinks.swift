import Foundation
import Networking

final class ConsoleSink: AnalyticsSink {
  func receive(_ event: String) { print("event:", event) }
}

final class CrashLogSink: AnalyticsSink {
  private(set) var trail: [String] = []

  func receive(_ event: String) {
    trail = trail.suffix(99) + [event]
  }
}

final class BackendSink: AnalyticsSink {
  private let client: HTTPClient

  init(client: HTTPClient) {
    self.client = client
  }

  func receive(_ event: String) {
    let endpoint = Endpoint(path: "events", method: "POST", body: Data(event.utf8))
    Task { [client] in _ = try? await client.data(for: endpoint) }
  }
}
