// ResolverScopeGraph and ResolverScopeShare keep objects of classes only; that decides no ring here.
import Resolver

struct Price {}
final class Shop {
  init(price: Price) {}
}

Resolver.register { Price() }.scope(.shared)  // expect: resolver-value-not-shared (warning)
Resolver.register { r in Shop(price: r.resolve()) }.scope(.cached)
_ = Resolver.resolve(Shop.self)
