// ReceiptBindingTests: the end of a binding is left to another function, here one that a generic parameter brings; a component
// with other modules is another component.
import Cleanse

protocol Oven {}
struct GasOven: Oven { let gas: Gas }
struct ToyOven: Oven {}
struct Gas {}

protocol OvenModule: Cleanse.Module {
  static func configureOven(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven>
}
struct GasModule: OvenModule {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: GasOven.init)  // expect: missing-provider
  }
  static func configureOven(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven> { return bind.to { $0 as GasOven } }
}
struct ToyModule: OvenModule {
  static func configure(binder: Binder<Singleton>) { binder.bind().sharedInScope().to(factory: ToyOven.init) }
  static func configureOven(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven> { return bind.to { $0 as ToyOven } }
}
struct Kitchen<Chosen: OvenModule>: RootComponent where Chosen.Scope == Singleton {
  typealias Root = Oven
  static func configure(binder: Binder<Singleton>) { binder.include(module: Chosen.self) }
  static func configureRoot(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven> {
    return bind.configured(with: Chosen.configureOven)
  }
}
let toy = try! ComponentFactory.of(Kitchen<ToyModule>.self).build(())
let gas = try! ComponentFactory.of(Kitchen<GasModule>.self).build(())
