public final class SettingsModel {
  var language: LanguageChoice!
  var log: Log!
  var badge: MemberBadge?

  func choose(_ code: String) {
    log.write("language \(code)")
    language.choose(code)
  }
}
