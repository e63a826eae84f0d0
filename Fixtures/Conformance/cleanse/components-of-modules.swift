// A component has what its modules bind and what the components above it have (SubcomponentTests, cleansec's ResolverTests
// `testFindsDependencyFromAncestor`, `testSubcomponentDependency`).
import Cleanse

struct Log {}
final class Store { init(log: Log) {} }
final class Cart { init(store: Store, log: Log) {} }
final class Shop {
  let cart: ComponentFactory<CartComponent>
  init(store: Store, cart: ComponentFactory<CartComponent>) { self.cart = cart }
  func open() -> Cart { cart.build(()) }
}

struct LogModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.bind(Log.self).to(value: Log()) }
}

struct StoreModule: Cleanse.Module {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: LogModule.self)
    binder
      .bind(Store.self)
      .sharedInScope()
      .to(factory: Store.init)
  }
}

struct CartComponent: Cleanse.Component {
  typealias Root = Cart
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Cart>) -> BindingReceipt<Cart> { bind.to(factory: Cart.init) }
}

struct ShopComponent: RootComponent {
  typealias Root = Shop
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: StoreModule.self)
    binder.install(dependency: CartComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> { return bind.to(factory: Shop.init) }
}

func start() throws -> Cart { try ComponentFactory.of(ShopComponent.self).build(()).open() }
