import Resolver

final class Hand {}

Resolver.register { Hand() }
let hand: Hand = Resolver.resolve()
