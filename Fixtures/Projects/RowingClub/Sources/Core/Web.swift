import Cleanse
import Foundation

public protocol Web { func fetch(_ path: String, from base: URL) async throws -> Data }

final class SessionWeb: Web {
  private let session: URLSession
  private let log: Log

  init(session: URLSession, log: Log) {
    self.session = session
    self.log = log
  }

  func fetch(_ path: String, from base: URL) async throws -> Data {
    log.write("fetching \(path)")
    return try await session.data(from: base.appendingPathComponent(path)).0
  }
}

public protocol Log { func write(_ text: String) }
struct ConsoleLog: Log { func write(_ text: String) { print(text) } }
