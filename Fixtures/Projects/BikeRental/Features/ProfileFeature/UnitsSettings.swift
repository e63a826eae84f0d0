import Foundation
import Screens
import Storage

/// Kilometres or miles.
final class UnitsSettings: SettingsSection {
  let title = "Units"
  var store: KeyValueStore?

  var rows: [String] {
    let data = store?.data(for: "units") ?? Data("km".utf8)
    return [String(decoding: data, as: UTF8.self)]
  }
}
