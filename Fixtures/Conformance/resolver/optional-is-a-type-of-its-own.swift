// Optionals.md: `let a: A? = resolve()` asks for `Optional<A>`, which nobody registered, and stops; `optional()` asks for `A`.
import Resolver

final class Rain {}
final class Snow {}
final class Garden { var rain: Rain? }

Resolver.register { Rain() }
let fine: Rain? = Resolver.optional()
let none: Snow? = Resolver.optional()
let garden = Garden()
garden.rain = Resolver.resolve() as Rain
let rain: Rain? = Resolver.resolve()  // expect: missing-provider
