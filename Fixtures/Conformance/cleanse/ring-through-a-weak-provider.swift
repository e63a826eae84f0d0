// CycleTests `testWeakCyclesOK`: the only need that the check does not follow.
import Cleanse

final class Parent { init(child: Child) {} }
final class Child { init(parent: WeakProvider<Parent>) {} }

struct Family: RootComponent {
  typealias Root = Parent
  static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: Child.init) }
  static func configureRoot(binder bind: ReceiptBinder<Parent>) -> BindingReceipt<Parent> {
    return bind.to(factory: Parent.init)
  }
}
