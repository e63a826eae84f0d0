// counts: opaque=0 needs>=2
import Harbour

final class Gull {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { registerTides() }
}

final class Boat {
  @Injected var tide: Tide
  @Injected var gull: Gull  // expect: missing-provider
}

_ = Boat()
