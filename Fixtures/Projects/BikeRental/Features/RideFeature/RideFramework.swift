import Analytics
import Billing
import DIKit
import DITranquillity
import LocationKit
import Storage

public final class RideFramework: DIFramework {
  public static func load(container: DIContainer) {
    [StorageFramework.self, LocationFramework.self, AnalyticsFramework.self, BillingFramework.self]
      .forEach { (framework: DIFramework.Type) in container.import(framework) }

    container.append(parts: [LockPart.self, RidePart.self, RideScreensPart.self])
  }
}

private final class LockPart: DIPart {
  static func load(container: DIContainer) {
    container.service(Radio.self, BluetoothRadio.init)
    container.register { BikeLock(radio: $0, bike: arg($1)) }
  }
}

private final class RidePart: DIPart {
  static func load(container: DIContainer) {
    container.register(RideHistory.init)
      .injection(name: StoreName.drafts) { $0.store = $1 }
      .lifetime(.perContainer(.strong))
    container.service(Riding.self, RideService.init)
  }
}

private final class RideScreensPart: DIPart {
  static func load(container: DIContainer) {
    container.register(ScanViewController.self)
      .injection(cycle: true, \.presenter)
      .lifetime(.objectGraph)
    container.register(ScanPresenter.init)
      .lifetime(.objectGraph)
    container.register { @MainActor in RideSummaryViewController(ride: arg($0), history: $1) }
    container.register(RideRouter.init)
      .lifetime(.perContainer(.strong))
  }
}
