// Graph.include keeps account of modules by their type, so two uses of one generic module are two.
import Cleanse

struct Tea {}
struct Coffee {}
struct Cocoa {}
struct Mug<Drink> { let drink: Drink }
struct Tray { let tea: Mug<Tea>; let coffee: Mug<Coffee> }

struct MugModule<Drink>: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Mug<Drink>.self).to(factory: Mug.init)
  }
}
struct TrayComponent: RootComponent {
  typealias Root = Tray
  static func configure(binder: UnscopedBinder) {
    binder.bind(Tea.self).to(value: Tea())
    binder.bind(Coffee.self).to(value: Coffee())
    binder.include(module: MugModule<Tea>.self)
    binder.include(module: MugModule<Coffee>.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Tray>) -> BindingReceipt<Tray> { return bind.to(factory: Tray.init) }
}
