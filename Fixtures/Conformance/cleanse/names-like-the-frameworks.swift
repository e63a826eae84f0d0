// PropertyInjectorRoot, NestedModule: the program's own types may be called like those of the library.
import Cleanse

struct Oar {}
struct Module { let oar: Oar }
extension Module {
  struct Component: Cleanse.Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Module.init)  // expect: missing-provider
    }
  }
}
struct RootComponent: Cleanse.RootComponent {
  typealias Root = Module
  static func configure(binder: UnscopedBinder) { binder.include(module: Module.Component.self) }
  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    return bind.to(value: Module(oar: Oar()))  // expect: duplicate-provider
  }
}
