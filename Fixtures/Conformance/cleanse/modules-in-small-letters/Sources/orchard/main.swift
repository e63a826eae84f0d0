// A module's name in small letters in front of a type, as in front of its initializer: https://docs.swift.org, The Swift Programming Language, Expressions,
// "Explicit Member Expression". What has that name here goes before.
// counts: needs=3 includes=1 opaque=0
import Cleanse
import fruits
import tools

struct Year: RootComponent {
  typealias Root = Cider

  static func configureRoot(binder bind: ReceiptBinder<Cider>) -> BindingReceipt<Cider> {
    bind.to(factory: Cider.init)  // expect: missing-provider
  }

  static func configure(binder: Binder<Unscoped>) {
    binder.bind().to(factory: fruits.Basket.init)
    binder.bind().to(value: tools.Press())
  }
}

_ = try ComponentFactory.of(Year.self).build(())
