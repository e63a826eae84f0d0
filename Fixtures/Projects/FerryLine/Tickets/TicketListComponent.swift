import Core
import NeedleFoundation

protocol TicketListDependency: Dependency {
  var wallet: Wallet { get }
}

final class TicketListComponent: Component<TicketListDependency> {
  var screen: TicketListScreen { TicketListScreen(wallet: dependency.wallet, detail: { self.detail }) }

  private var detail: TicketComponent { TicketComponent(parent: self) }
}

protocol TicketDependency: Dependency {
  var wallet: Wallet { get }
  var client: HTTPClient { get }
}

final class TicketComponent: Component<TicketDependency> {
  var screen: TicketScreen { TicketScreen(wallet: dependency.wallet, client: dependency.client) }
}

public final class TicketListScreen {
  init(wallet: Wallet, detail: @escaping () -> TicketComponent) {}
}

final class TicketScreen {
  init(wallet: Wallet, client: HTTPClient) {}
}
