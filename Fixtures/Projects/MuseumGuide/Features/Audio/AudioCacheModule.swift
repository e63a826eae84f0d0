import DITranquillity

final class AudioCacheModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { CacheSize(megabytes: 64) }
    builder.register { AudioCache(store: *!$0, size: *!$0) }
      .lifetime(.lazySingle)
  }
}
