// cleansec's `testMissingDependencyFromAncestor`: what a component binds is not there for the one that installs it, nor for its
// other children.
import Cleanse

struct Key {}
struct Safe { let key: Key }
struct Vault { let key: Key }
struct Bank { let safe: ComponentFactory<SafeComponent>; let vault: ComponentFactory<VaultComponent> }

struct SafeComponent: Cleanse.Component {
  typealias Root = Safe
  static func configure(binder: UnscopedBinder) { binder.bind(Key.self).to(value: Key()) }
  static func configureRoot(binder bind: ReceiptBinder<Safe>) -> BindingReceipt<Safe> { return bind.to(factory: Safe.init) }
}
struct VaultComponent: Cleanse.Component {
  typealias Root = Vault
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Vault>) -> BindingReceipt<Vault> {
    return bind.to(factory: Vault.init)  // expect: missing-provider
  }
}
struct BankComponent: RootComponent {
  typealias Root = Bank
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: SafeComponent.self)
    binder.install(dependency: VaultComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Bank>) -> BindingReceipt<Bank> { return bind.to(factory: Bank.init) }
}
