import Foundation

/// Marks the store whose content survives only on this device, encrypted.
public enum Secure {}

public protocol KeyValueStore: AnyObject {
  func data(for key: String) -> Data?
  func set(_ data: Data?, for key: String)
}

final class DefaultsStore: KeyValueStore {
  private let defaults: UserDefaults

  init(suite: String) {
    defaults = UserDefaults(suiteName: suite) ?? .standard
  }

  func data(for key: String) -> Data? { defaults.data(forKey: key) }
  func set(_ data: Data?, for key: String) { defaults.set(data, forKey: key) }
}

final class KeychainStore: KeyValueStore {
  private var items: [String: Data] = [:]

  func data(for key: String) -> Data? { items[key] }
  func set(_ data: Data?, for key: String) { items[key] = data }
}
