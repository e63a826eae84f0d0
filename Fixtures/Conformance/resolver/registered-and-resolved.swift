// ResolverBasicTests, testRegistrationAndExplicitResolution and its neighbours: the type is what the factory makes, or what is said.
import Resolver

protocol Bird {}
final class Owl: Bird {}
final class Nest {
  let bird: Bird
  init(bird: Bird) { self.bird = bird }
}
protocol Tree {}
final class Oak: Tree {}

Resolver.register { Owl() as Bird }
Resolver.register { r in Nest(bird: r.resolve()) }
Resolver.register(Tree.self) { Oak() }
_ = Resolver.resolve(Nest.self)
let nest: Nest = Resolver.resolve()
_ = Resolver.resolve(Tree.self)
_ = Resolver.resolve(Owl.self)  // expect: missing-provider
