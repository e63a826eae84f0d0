// ResolverClassTests, testRegistrationOverwritting: the later one replaces the earlier one without a word.
import Resolver

final class Tent {}

Resolver.register { Tent() }
Resolver.register { Tent() }  // expect: duplicate-provider (warning)
_ = Resolver.resolve(Tent.self)
