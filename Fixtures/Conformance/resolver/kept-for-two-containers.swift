// ResolverScopeCache keys by type and name only, and there is one of it (run with 1.5: one object for both).
import Resolver

final class Shop {}
final class Tent {}

let real = Resolver()
let mock = Resolver()
real.register { Shop() }.scope(.application)
mock.register { Shop() }.scope(.application)  // expect: resolver-one-object-for-two-containers (warning)
real.register { Tent() }.scope(.container)
mock.register { Tent() }.scope(.container)
