import Dependencies

public final class Cabin {
  @Dependency(\.rope) var rope
  @Dependency(\.knot) var knot  // expect: missing-provider
  public init() {}
  public func open() { _ = (rope.length(), knot.name()) }
}
