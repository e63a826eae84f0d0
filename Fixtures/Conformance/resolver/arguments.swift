// ResolverArgumentTests: one, by key, or optional; `implements` hands them on.
import Resolver

protocol Sized {}
final class Box: Sized {
  init(size: Int) {}
}
final class Crate {
  init(width: Int, label: String?) {}
}

Resolver.register { _, args in Box(size: args()) }.implements(Sized.self)
Resolver.register { _, args in Crate(width: args("width"), label: args.optional("label")) }
_ = Resolver.resolve(Box.self, args: 3)
_ = Resolver.resolve(Sized.self, args: 4)
_ = Resolver.resolve(Crate.self, args: ["width": 2])
