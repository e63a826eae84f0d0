// A list is a key like any other: with no binding at all it is missing, also where single ones are bound.
import Cleanse

struct Coin {}
struct Purse { let coins: [Coin] }

struct PurseComponent: RootComponent {
  typealias Root = Purse
  static func configure(binder: UnscopedBinder) { binder.bind(Coin.self).to(value: Coin()) }
  static func configureRoot(binder bind: ReceiptBinder<Purse>) -> BindingReceipt<Purse> {
    return bind.to(factory: Purse.init)  // expect: missing-provider
  }
}
