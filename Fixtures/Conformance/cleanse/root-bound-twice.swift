// Graph.install binds the root of a component itself, by `configureRoot`.
import Cleanse

struct Lamp {}
struct LampComponent: RootComponent {
  typealias Root = Lamp
  static func configure(binder: UnscopedBinder) { binder.bind(Lamp.self).to(value: Lamp()) }
  static func configureRoot(binder bind: ReceiptBinder<Lamp>) -> BindingReceipt<Lamp> {
    return bind.to(factory: Lamp.init)  // expect: duplicate-provider
  }
}
