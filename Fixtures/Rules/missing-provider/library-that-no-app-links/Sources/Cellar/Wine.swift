import Resolver

public protocol Barrel {}

public final class Wine {
  @Injected var barrel: Barrel  // expect: missing-provider
  public init() {}
}
