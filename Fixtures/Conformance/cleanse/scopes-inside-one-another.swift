// ScopeErrorTests `testNestedDuplicateScopes`, ValidationVisitor.validateNestedScopes: at any depth, and not for unscoped ones.
import Cleanse

struct Session: Scope {}
struct Inner {}
struct Middle { let inner: ComponentFactory<InnerComponent> }
struct Outer { let middle: ComponentFactory<MiddleComponent> }

struct InnerComponent: Cleanse.Component {
  typealias Root = Inner
  static func configure(binder: Binder<Session>) {}
  static func configureRoot(binder bind: ReceiptBinder<Inner>) -> BindingReceipt<Inner> { return bind.to(factory: Inner.init) }
}
struct MiddleComponent: Cleanse.Component {
  typealias Root = Middle
  typealias Scope = Singleton
  static func configure(binder: Binder<Scope>) {
    binder.install(dependency: InnerComponent.self)  // expect: nested-scope
  }
  static func configureRoot(binder bind: ReceiptBinder<Middle>) -> BindingReceipt<Middle> { return bind.to(factory: Middle.init) }
}
struct OuterComponent: RootComponent {
  typealias Root = Outer
  static func configure(binder: Binder<Session>) { binder.install(dependency: MiddleComponent.self) }
  static func configureRoot(binder bind: ReceiptBinder<Outer>) -> BindingReceipt<Outer> { return bind.to(factory: Outer.init) }
}
