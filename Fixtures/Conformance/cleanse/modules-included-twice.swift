// DuplicateModulesTests, cleansec's `testDuplicateModuleIncludesIsOkay`: a module is run once in each component.
import Cleanse

struct Salt {}
struct Soup { let salt: Salt }
struct Bread { let salt: Salt }
struct Menu { let soup: Soup; let bread: Bread }

struct Spices: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.bind(Salt.self).to(value: Salt()) }
}
struct Kitchen: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: Spices.self)
    binder.bind(Soup.self).to(factory: Soup.init)
  }
}
struct Bakery: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: Spices.self)
    binder.bind(Bread.self).to(factory: Bread.init)
  }
}
struct Restaurant: RootComponent {
  typealias Root = Menu
  static func configure(binder: UnscopedBinder) {
    binder.include(module: Kitchen.self)
    binder.include(module: Bakery.self)
    binder.include(module: Kitchen.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> { return bind.to(factory: Menu.init) }
}
