import Foundation
import LocationKit
import Networking
import Storage

protocol StationRepository: AnyObject {
  func stations(near coordinate: Coordinate) async throws -> [Station]
}

final class RemoteStationRepository: StationRepository {
  private let client: HTTPClient
  private let cache: ResponseCache

  init(client: HTTPClient, cache: ResponseCache) {
    self.client = client
    self.cache = cache
  }

  func stations(near coordinate: Coordinate) async throws -> [Station] {
    let path = "stations/\(coordinate.latitude)/\(coordinate.longitude)"
    if let known = cache.response(for: path) { return try JSONDecoder().decode([Station].self, from: known) }
    let data = try await client.data(for: Endpoint(path: path))
    cache.store(data, for: path)
    return try JSONDecoder().decode([Station].self, from: data)
  }
}
