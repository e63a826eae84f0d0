import Foundation
import KnitMacros

/// How long one waits for an answer.
public struct Line {
  public let timeout: Double
}

/// Sends requests and hopes for the best.
public final class Post {
  private let line: Line
  private let clock: Clock

  @Resolvable<AppResolver>
  init(@Named("slow") line: Line, clock: Clock) {
    self.line = line
    self.clock = clock
  }

  public func answer(to address: URL) async throws -> Data {
    try await URLSession.shared.data(for: URLRequest(url: address, timeoutInterval: line.timeout)).0
  }
}
