// counts: registrations=2 needs=4 opaque=0
import FactoryKit
import Kitchen
import Menu
import Resolver

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { registerMenu() }
}
let card = Card()
let brigade = Brigade()
