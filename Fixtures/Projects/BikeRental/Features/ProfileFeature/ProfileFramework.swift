import Accounts
import Analytics
import DIKit
import DITranquillity
import Screens
import Storage

public final class ProfileFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.import(AccountsFramework.self)
    container.import(AnalyticsFramework.self)
    container.import(StorageFramework.self)

    for part in parts {
      container.append(part: part)
    }
  }

  private static let parts: [DIPart.Type] = [SettingsPart.self, ProfileScreenPart.self]
}

final class SettingsPart: DIPart {
  static func load(container: DIContainer) {
    let units = container.register(UnitsSettings.init)
    units.as(SettingsSection.self)
    units.injection(name: StoreName.settings, \.store)

    container.register(NotificationSettings.init)
      .as(check: SettingsSection.self) { $0 }
  }
}

final class ProfileScreenPart: DIPart {
  static func load(container: DIContainer) {
    container.register { @MainActor in ProfileViewModel(session: $0, sections: many($1), login: $2) }
    container.register { @MainActor in ProfileViewController(nibName: nil, bundle: nil) }
      .injection(\.model)
      .postInit { @MainActor in $0.title = "You" }
  }
}
