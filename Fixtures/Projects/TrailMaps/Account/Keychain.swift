import Foundation

public protocol SecretKeeping: AnyObject {
  subscript(name: String) -> String? { get set }
}

public final class Keychain: SecretKeeping {
  private var secrets: [String: String] = [:]

  public init() {}

  public subscript(name: String) -> String? {
    get { secrets[name] }
    set { secrets[name] = newValue }
  }
}
