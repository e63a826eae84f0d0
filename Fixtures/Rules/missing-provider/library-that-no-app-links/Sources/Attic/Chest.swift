import Resolver

public protocol Key {}

public final class Chest {
  @Injected var key: Key
  public init() {}
}
