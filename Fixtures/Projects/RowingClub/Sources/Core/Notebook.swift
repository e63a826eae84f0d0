import Cleanse
import Foundation

public final class Notebook {
  private var pages: [String: Data] = [:]
  public init() {}
  public func keep(_ data: Data, as name: String) { pages[name] = data }
  public func page(_ name: String) -> Data? { pages[name] }
}

public struct Preferences {
  let defaults: Provider<UserDefaults>
  public var usesFeet: Bool { defaults.get().bool(forKey: "feet") }
}
