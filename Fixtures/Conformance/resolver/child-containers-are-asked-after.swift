// ResolverContainerTests, testResolverParentContainer: a container asks itself first, then those added to it, depth first.
import Resolver

final class Salt {}
final class Sugar {}
final class Flour {}

let shop = Resolver()
let pantry = Resolver(child: shop)
let kitchen = Resolver()
kitchen.add(child: pantry)
shop.register { Flour() }
pantry.register { Sugar() }
kitchen.register { Salt() }
_ = kitchen.resolve(Salt.self)
_ = kitchen.resolve(Sugar.self)
_ = kitchen.resolve(Flour.self)
_ = pantry.resolve(Flour.self)
_ = shop.resolve(Salt.self)  // expect: missing-provider
