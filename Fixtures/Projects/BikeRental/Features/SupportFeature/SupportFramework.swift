import Accounts
import DIKit
import DITranquillity
import Networking
import Storage

public final class SupportFramework: DIFramework {}

extension SupportFramework {
  public static func load(container: DIContainer) {
    container.import(AccountsFramework.self)
    container.import(NetworkingFramework.self)
    container.import(StorageFramework.self)

    container.register {
      TicketService(client: by(tag: BackendAPI.self, on: $0), session: $1, drafts: by(tag: Secure.self, on: $2))
    }
    container.register { @MainActor in SupportViewController(nibName: nil, bundle: nil) }
      .injection { @MainActor screen, tickets in screen.set(tickets: tickets) }
  }
}
