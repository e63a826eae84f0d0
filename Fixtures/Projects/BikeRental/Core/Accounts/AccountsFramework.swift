import DIKit
import DITranquillity
import Networking
import Storage

public final class AccountsFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(NetworkingFramework.self)
    container.import(StorageFramework.self)

    container.register { StoredSession(store: by(tag: Secure.self, on: $0)) }
      .as(SessionHolding.self)
      .injection(cycle: true, \.refresher)
      .lifetime(.perContainer(.strong))
    container.register(TokenRefresher.init) { by(tag: BackendAPI.self, on: $0) }
      .lifetime(.perContainer(.strong))
    container.register { LoginService(client: by(tag: BackendAPI.self, on: $0), session: $1) }
      .as(LoggingIn.self)
  }
}
