import Dependencies

/// Nothing that `Sign` is made of imports this module.
public final class Panel {
  @Dependency(\.coin) var coin
  public init() {}
}
