import Accounts
import Analytics
import Billing
import DIKit
import DITranquillity
import Screens

public final class WalletFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(AccountsFramework.self)
    container.import(AnalyticsFramework.self)
    container.import(BillingFramework.self)

    container.register(WalletViewModel.init)
      .lifetime(.objectGraph)
    container.register(WalletViewController.init(model:))
    container.register(CardSettings.init)
      .as(SettingsSection.self)
  }
}
