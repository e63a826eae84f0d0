// Issues 52 and 103 of the library, ValidationVisitor.validateCycles: `Provider<T>` and `() -> T` open no ring, by design.
import Cleanse

final class Left { init(right: Right) {} }
final class Right { init(left: Provider<Left>) {} }
final class Up { init(down: Down) {} }
final class Down { init(up: @escaping () -> Up) {} }

struct Ways: RootComponent {
  typealias Root = Left
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Right.self).sharedInScope().to(factory: Right.init)  // expect: dependency-cycle
    binder.bind(Up.self).to(factory: Up.init)  // expect: dependency-cycle
    binder.bind(Down.self).to(factory: Down.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Left>) -> BindingReceipt<Left> { return bind.to(factory: Left.init) }
}
