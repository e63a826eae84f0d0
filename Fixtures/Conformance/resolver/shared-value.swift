// ResolverScopeShare keeps `BoxWeak(service as AnyObject)` of classes only.
import Resolver

struct Price {}
final class Shop {}

Resolver.register { Price() }.scope(.shared)  // expect: resolver-value-not-shared (warning)
Resolver.register(name: "kept") { Price() }.scope(.cached)
Resolver.register { Shop() }.scope(.shared)
_ = Resolver.resolve(Price.self)
