// Issue 91 of the library: two targets tell one registry what to register, and only one of them is asked.
import Resolver

public final class Paper {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Paper() } }  // expect: resolver-registers-twice
}
