// cleansec judges every root component, whether or not some code is seen to make it (Resolver.resolve, `isRoot`).
import Cleanse

struct Wind {}
struct Kite { let wind: Wind }

struct KiteComponent: RootComponent {
  typealias Root = Kite
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Kite>) -> BindingReceipt<Kite> {
    return bind.to(factory: Kite.init)  // expect: missing-provider
  }
}
