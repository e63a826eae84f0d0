import Core
import Resolver

public final class Beach {
  @Injected var tide: Tide
  @Injected var kite: Kite  // expect: missing-provider
  public init() {}
}
