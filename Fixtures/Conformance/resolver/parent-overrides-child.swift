// ResolverContainerTests, testResolverParentContainerOverride: the nearer one answers, and that is no duplicate.
import Resolver

protocol Weather {}
final class Sun: Weather {}
final class Fog: Weather {}

let real = Resolver()
let mock = Resolver(child: real)
real.register { Sun() as Weather }
real.register(name: "north") { Sun() as Weather }
mock.register { Fog() as Weather }
_ = mock.resolve(Weather.self)
_ = mock.resolve(Weather.self, name: "north")
