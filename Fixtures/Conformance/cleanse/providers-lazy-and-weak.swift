// cleansec's `testFindsLazyAndWeakProviderDependency`, BasicBindings: `Provider<T>`, `WeakProvider<T>` and `() -> T` ask for `T`.
import Cleanse

struct Milk {}
struct Sugar {}
final class Cup {
  init(milk: Provider<Milk>, weakly: WeakProvider<Milk>, getter: @escaping () -> Milk, sugar: Provider<Sugar>) {}
}
struct Cafe: RootComponent {
  typealias Root = Cup
  static func configure(binder: UnscopedBinder) { binder.bind(Milk.self).to(value: Milk()) }
  static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
    return bind.to(factory: Cup.init)  // expect: missing-provider
  }
}
