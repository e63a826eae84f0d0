// A factory that returns an optional registers the type inside it, unless the type is said.
import Resolver

final class Rain {}
final class Snow {}

Resolver.register { Rain() as Rain? }
Resolver.register(Snow?.self) { Snow() }
_ = Resolver.resolve(Rain.self)
let snow: Snow? = Resolver.resolve()
let missing: Snow = Resolver.resolve()  // expect: missing-provider
