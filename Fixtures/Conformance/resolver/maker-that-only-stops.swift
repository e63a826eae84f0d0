// counts: needs=3
// `resolve` calls the factory (`Resolver.swift`: `ResolverRegistration.resolve(resolver:args:)`); one that never returns gives nobody
// anything. One that stops on one way only makes something on the other.
import Resolver

protocol Ledger {}
protocol Till {}
struct Drawer: Till {}
final class Shop {
  @Injected var ledger: Ledger  // expect: missing-provider
  @Injected var till: Till
}
func isOpen() -> Bool { true }

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register(Ledger.self) { fatalError("register a ledger first") }
    register { () -> Till in
      guard isOpen() else { preconditionFailure() }
      return Drawer()
    }
    register { Shop() }
  }
}
let shop: Shop = Resolver.resolve()
