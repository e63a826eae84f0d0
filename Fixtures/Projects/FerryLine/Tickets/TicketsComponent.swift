import Core
import NeedleFoundation

/// What this module takes from whoever uses it.
public protocol TicketsDependencies: AnyObject {
  var client: HTTPClient { get }
  var session: Session { get }
}

public final class TicketsEntry {
  private let makeComponent: () -> TicketsComponent

  public init(_ makeComponent: @escaping () -> TicketsComponent) { self.makeComponent = makeComponent }

  public func open() -> TicketListScreen { makeComponent().list.screen }
}

public final class TicketsComponent: BootstrapComponent {
  private let dependencies: TicketsDependencies

  public init(dependencies: TicketsDependencies) { self.dependencies = dependencies }

  public var client: HTTPClient { dependencies.client }

  public var wallet: Wallet { shared { Wallet(client: client, session: dependencies.session) } }

  var list: TicketListComponent { TicketListComponent(parent: self) }
}

public final class Wallet {
  init(client: HTTPClient, session: Session) {}
}
