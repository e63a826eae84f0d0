public final class Container {
  public init() {}
}
