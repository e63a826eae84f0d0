// Resolver: `register` puts the last registration of a type in the place of the one before (Resolver.swift, `add`), and a factory that answers what it
// captured gives whatever that was. What the container itself answered under the same key is no other service, and none where nothing was
// registered before.
// counts: opaque=0 needs>=4
import Resolver

protocol Tides {}
final class Charts {}
final class Pilot { var charts: Charts? }
final class Buoy {}
final class Harbor {}
final class OldHarbor {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Charts() }
    register { Pilot() }
    let pilot: Pilot = Resolver.resolve()
    register { pilot }.resolveProperties { resolver, pilot in pilot.charts = resolver.optional() }
    let buoy: Buoy = Resolver.resolve()  // expect: missing-provider
    register { buoy }
    register { Harbor() }
    let harbor = Harbor()
    register { harbor }  // expect: duplicate-provider (warning)
  }
}

final class Bridge {
  @Injected private var pilot: Pilot
  @Injected private var buoy: Buoy
  @Injected private var harbor: Harbor
}
