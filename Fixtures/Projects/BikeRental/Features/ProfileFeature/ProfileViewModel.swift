import Accounts
import Analytics
import Screens

@MainActor
final class ProfileViewModel {
  private let session: SessionHolding
  private let sections: [SettingsSection]
  private let login: LoggingIn

  init(session: SessionHolding, sections: [SettingsSection], login: LoggingIn) {
    self.session = session
    self.sections = sections
    self.login = login
  }

  var lines: [String] {
    [session.account?.name ?? "Not logged in"] + sections.flatMap { [$0.title] + $0.rows }
  }

  func logIn(code: String) {
    Task { [login] in try? await login.logIn(code: code) }
  }
}
