final class AudioCache {
  private let store: KeyValueStore
  private let size: CacheSize

  init(store: KeyValueStore, size: CacheSize) {
    self.store = store
    self.size = size
  }

  func data(for exhibit: Int) -> String? { return store.string("audio-\(exhibit)") }
}

struct CacheSize {
  let megabytes: Int
}
