import Core
import Foundation

public struct Departure {
  public let train: String
  public let station: String
  public let leaves: Date
}

public final class Timetable {
  private let server: URL
  private let post: Post
  private let clock: Clock

  init(server: URL, post: Post, clock: Clock) {
    self.server = server
    self.post = post
    self.clock = clock
  }

  public func departures(from station: String) async throws -> [Departure] {
    _ = try await post.answer(to: server.appendingPathComponent(station))
    return [Departure(train: "EN 40", station: station, leaves: clock.now)]
  }
}
