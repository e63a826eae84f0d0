import Accounts
import DIKit
import DITranquillity
import Networking
import Storage

public final class BillingFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(NetworkingFramework.self)
    container.import(StorageFramework.self)
    container.import(AccountsFramework.self)

    container.register { Tariff.standard }
    container.service(Pricing.self, TariffPricing.init)
    container.register { CardVault(store: by(tag: Secure.self, on: $0)) }
      .lifetime(.perRun(.strong))
    container.register(PaymentService.init) { by(tag: BackendAPI.self, on: $0) }  // expect: missing-provider
      .as(check: Paying.self) { $0 }
      .lifetime(.perContainer(.strong))
    container.register { InvoiceArchive(client: by(tag: BackendAPI.self, on: $0), session: $1) }
      .lifetime(.perContainer(.weak))
  }
}
