// ResolverNameTests, testResolverInvalidNames and testResolverNamesWithNoBaseService: a name is part of the key, its lack too.
import Resolver

final class Lamp {}
final class Chair {}

extension Resolver.Name {
  static let red = Self("red")
  static let green = Resolver.Name("green")
}

Resolver.register { Lamp() }
Resolver.register(name: .red) { Lamp() }
Resolver.register(name: "blue") { Lamp() }
Resolver.register(name: .green) { Chair() }
_ = Resolver.resolve(Lamp.self)
_ = Resolver.resolve(Lamp.self, name: .red)
_ = Resolver.resolve(Lamp.self, name: "red")
_ = Resolver.resolve(Lamp.self, name: "blue")
_ = Resolver.resolve(Lamp.self, name: .green)  // expect: missing-provider
_ = Resolver.resolve(Chair.self)  // expect: missing-provider
