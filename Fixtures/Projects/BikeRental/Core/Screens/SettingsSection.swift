/// A section of the settings. Every feature may register some; the profile shows them all.
public protocol SettingsSection: AnyObject {
  var title: String { get }
  var rows: [String] { get }
}
