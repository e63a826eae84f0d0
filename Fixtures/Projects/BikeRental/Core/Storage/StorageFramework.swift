import DIKit
import DITranquillity
import Foundation

/// The names under which stores are registered.
public enum StoreName {
  public static let settings = "settings"
  public static let drafts = "drafts"
}

public final class StorageFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register { FileManager.default }
    container.service(ResponseCache.self, DiskCache.init)

    container.register { DefaultsStore(suite: "bikes.settings") }
      .as(KeyValueStore.self, name: StoreName.settings)
      .lifetime(.perContainer(.strong))
    container.register { DefaultsStore(suite: "bikes.drafts") }
      .as(KeyValueStore.self, name: StoreName.drafts)
      .lifetime(.perContainer(.strong))
    container.register(KeychainStore.init)
      .as(KeyValueStore.self, tag: Secure.self)
      .lifetime(.perRun(.strong))
  }
}
