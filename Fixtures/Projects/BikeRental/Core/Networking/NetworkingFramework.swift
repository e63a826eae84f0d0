import DIKit
import DITranquillity
import Foundation

public final class NetworkingFramework: DIFramework {
  private static let backend = URL(string: "https://api.bikes.example")!
  private static let tiles = URL(string: "https://tiles.bikes.example")!

  public static func load(container: DIContainer) {
    container.register { URLSession.shared }
    container.register(PathReachability.init)
      .as(check: Reachability.self) { $0 }
      .lifetime(.perRun(.strong))

    container.register { URLSessionClient(host: backend, session: $0, reachability: $1) }
      .as(check: HTTPClient.self, tag: BackendAPI.self) { $0 }
      .lifetime(.perContainer(.strong))
    container.register { URLSessionClient(host: tiles, session: $0, reachability: $1) }
      .as(check: HTTPClient.self, tag: TileAPI.self) { $0 }
      .lifetime(.perContainer(.strong))
  }
}
