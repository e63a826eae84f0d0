// Two children of one scope stand beside one another, and a module shares in the scope of the component that includes it.
import Cleanse

struct Session: Scope {}
final class Cache {}
struct One { let cache: Cache }
struct Two { let cache: Cache }
struct Both { let one: ComponentFactory<OneComponent>; let two: ComponentFactory<TwoComponent> }

struct Caches: Cleanse.Module {
  static func configure(binder: Binder<Session>) { binder.bind(Cache.self).sharedInScope().to(factory: Cache.init) }
}
struct OneComponent: Cleanse.Component {
  typealias Root = One
  static func configure(binder: Binder<Session>) { binder.include(module: Caches.self) }
  static func configureRoot(binder bind: ReceiptBinder<One>) -> BindingReceipt<One> { return bind.to(factory: One.init) }
}
struct TwoComponent: Cleanse.Component {
  typealias Root = Two
  static func configure(binder: Binder<Session>) { binder.include(module: Caches.self) }
  static func configureRoot(binder bind: ReceiptBinder<Two>) -> BindingReceipt<Two> { return bind.to(factory: Two.init) }
}
struct BothComponent: RootComponent {
  typealias Root = Both
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: OneComponent.self)
    binder.install(dependency: TwoComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Both>) -> BindingReceipt<Both> { return bind.to(factory: Both.init) }
}
