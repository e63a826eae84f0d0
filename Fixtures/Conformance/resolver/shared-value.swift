// ResolverScopeShare keeps `BoxWeak(service as AnyObject)` of classes only.
import Resolver

struct Price {}
final class Shop {}
protocol Token {}
struct Coin: Token {}
protocol Holder {}
final class Purse: Holder {}

Resolver.register { Price() }.scope(.shared)  // expect: resolver-value-not-shared (warning)
Resolver.register(name: "kept") { Price() }.scope(.cached)
Resolver.register { Shop() }.scope(.shared)
Resolver.register { Coin() as Token }.scope(.shared)  // expect: resolver-value-not-shared (warning)
Resolver.register { Purse() as Holder }.scope(.shared)
Resolver.register(name: "pair") { (3, 4) }.scope(.shared)  // expect: resolver-value-not-shared (warning)
_ = Resolver.resolve(Price.self)
