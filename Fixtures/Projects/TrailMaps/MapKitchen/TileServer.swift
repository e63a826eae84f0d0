import Foundation

public protocol TileFetching {
  func fetch(_ coordinate: TileCoordinate) async throws -> Data
}

/// Knows where tiles come from; what it asks for and nobody in this framework registers is handed over by the app.
public final class TileServer: TileFetching {
  private let dependencies: TileServerDependencyResolver

  // weaver: session <- URLSession
  // weaver: signing = RequestSigner <- RequestSigning

  public init(injecting dependencies: TileServerDependencyResolver) {
    self.dependencies = dependencies
  }

  public func fetch(_ coordinate: TileCoordinate) async throws -> Data {
    let path = "\(coordinate.zoom)/\(coordinate.column)/\(coordinate.row).png"
    guard let url = URL(string: "https://tiles.example.org/" + path) else { throw TileError.noAddress }
    let request = dependencies.signing.signed(URLRequest(url: url))
    return try await dependencies.session.data(for: request).0
  }
}

public enum TileError: Error { case noAddress }

protocol RequestSigning {
  func signed(_ request: URLRequest) -> URLRequest
}

final class RequestSigner: RequestSigning {
  // weaver: session <- URLSession

  init(injecting _: RequestSignerDependencyResolver) {}

  func signed(_ request: URLRequest) -> URLRequest { request }
}
