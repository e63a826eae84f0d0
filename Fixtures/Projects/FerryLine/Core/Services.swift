import Foundation

public protocol HTTPClient: AnyObject {
  func get(_ path: String) async throws -> Data
}

public final class URLClient: HTTPClient {
  private let base: URL
  private let log: Logging

  public init(base: URL, log: Logging) {
    self.base = base
    self.log = log
  }

  public func get(_ path: String) async throws -> Data {
    log.write("GET \(path)")
    return Data()
  }
}

public protocol Logging { func write(_ line: String) }
public struct ConsoleLog: Logging {
  public init() {}
  public func write(_ line: String) { print(line) }
}

public protocol Clock { var now: Date { get } }
public struct SystemClock: Clock {
  public init() {}
  public var now: Date { Date() }
}
