import Foundation
import Networking
import Storage

/// Fetches the pictures of which the map is made.
final class TileLoader {
  var cache: ResponseCache!

  private let client: HTTPClient

  init(client: HTTPClient) {
    self.client = client
  }

  func tile(x: Int, y: Int, zoom: Int) async throws -> Data {
    let path = "\(zoom)/\(x)/\(y).png"
    if let known = cache.response(for: path) { return known }
    let data = try await client.data(for: Endpoint(path: path))
    cache.store(data, for: path)
    return data
  }
}
