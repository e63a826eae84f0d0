import DITranquillity

public final class LanguageChoice {
  private let store: KeyValueStore
  init(store: KeyValueStore) { self.store = store }
  var code: String { return store.string("language") ?? "en" }
  func choose(_ code: String) {}
}

final class LanguageModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { LanguageChoice(store: *!$0) }
      .lifetime(.single)
  }
}
