// `implements` casts with `as?`; an object that is none of the type is nothing, and `resolve` stops (run with 1.5).
import Resolver

protocol Reader {}
final class Pencil {}

Resolver.register { Pencil() }.implements(Reader.self)
_ = Resolver.optional(Reader.self)
_ = Resolver.resolve(Reader.self)  // expect: missing-provider
