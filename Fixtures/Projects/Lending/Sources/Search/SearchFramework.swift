import DITranquillity

public final class SearchFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.register(Catalogue.init)
      .lifetime(.perContainer(.weak))
    container.register(FineHint.init)
    container.register(SearchScreen.init)
  }
}

public final class SearchScreen {
  private let hint: FineHint

  init(hint: FineHint) {
    self.hint = hint
  }
}
