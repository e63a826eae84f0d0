import Foundation

public struct Endpoint: Sendable {
  public var path: String
  public var method: String
  public var body: Data?

  public init(path: String, method: String = "GET", body: Data? = nil) {
    self.path = path
    self.method = method
    self.body = body
  }
}

public enum NetworkingError: Error {
  case offline
  case refused(status: Int)
}
