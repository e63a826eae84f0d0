// ResolverContainerTests, testResolverDistinctContainers: what one has, another has not.
import Resolver

final class Salt {}
final class Sugar {}

let kitchen = Resolver()
let pantry = Resolver()
kitchen.register { Salt() }
pantry.register { Sugar() }
_ = kitchen.resolve(Salt.self)
_ = pantry.resolve(Sugar.self)
_ = kitchen.optional(Sugar.self)
_ = pantry.resolve(Salt.self)  // expect: missing-provider
