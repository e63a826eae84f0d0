import Kit
import Resolver

final class Bell {}

Resolver.registerKit()
Resolver.register { Bell() }
let till: Till = Resolver.resolve()
