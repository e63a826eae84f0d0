import Analytics
import Screens

final class NotificationSettings: SettingsSection {
  let title = "Notifications"
  let rows = ["Low battery", "End of ride"]
  private let analytics: Analytics

  init(analytics: Analytics) {
    self.analytics = analytics
  }
}
