// Resolver, `Resolver.main`: one container for all modules of a process. No program is here; one that links the library may register what it can
// name, and nothing else.
// counts: needs=3
import Resolver

public protocol Tug {}
protocol Buoy {}
final class Rope {}

public final class Pier {
  @Injected var tug: Tug
  @Injected var buoy: Buoy  // expect: missing-provider
  @Injected var rope: Rope  // expect: missing-provider
  public init() {}
}
