import Foundation

/// Marks the client that talks to our own servers.
public enum BackendAPI {}
/// Marks the client that fetches map tiles.
public enum TileAPI {}

public protocol HTTPClient: AnyObject {
  func data(for endpoint: Endpoint) async throws -> Data
}

final class URLSessionClient: HTTPClient {
  private let host: URL
  private let session: URLSession
  private let reachability: Reachability

  init(host: URL, session: URLSession, reachability: Reachability) {
    self.host = host
    self.session = session
    self.reachability = reachability
  }

  func data(for endpoint: Endpoint) async throws -> Data {
    guard reachability.isOnline else { throw NetworkingError.offline }
    var request = URLRequest(url: host.appendingPathComponent(endpoint.path))
    request.httpMethod = endpoint.method
    request.httpBody = endpoint.body
    return try await session.data(for: request).0
  }
}
