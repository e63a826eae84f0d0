import DITranquillity

public protocol KeyValueStore {
  func string(_ key: String) -> String?
}

final class FileStore: KeyValueStore {
  func string(_ key: String) -> String? { return nil }
}

final class StorageModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(FileStore.self)
      .asType(KeyValueStore.self)
      .lifetime(.single)
      .initializer { FileStore() }
  }
}
