// `register(factory:)` takes a function as well as a closure.
import Resolver

final class Ink {
  init() {}
}
final class Glue {}

Resolver.register(factory: Ink.init)
_ = Resolver.resolve(Ink.self)
_ = Resolver.resolve(Glue.self)  // expect: missing-provider
