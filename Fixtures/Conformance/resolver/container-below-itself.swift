// `lookup` goes on to the containers below without end where nobody has the service (run with 1.5).
import Resolver

final class Ink {}

let shop = Resolver()
let pantry = Resolver(child: shop)
shop.add(child: pantry)  // expect: resolver-container-below-itself
_ = shop.optional(Ink.self)
