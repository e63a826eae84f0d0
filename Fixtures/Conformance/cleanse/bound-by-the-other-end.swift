// `bind()` without a type takes it from the function that ends the binding (ReceiptBinder's parameter; CleanseGithubBrowser).
import Cleanse

protocol Mail {}
struct RealMail: Mail { let line: Line }
struct Line {}
struct Desk { let mail: Mail }

protocol MailModule: Cleanse.Module {
  static func configureMail(binder bind: ReceiptBinder<Mail>) -> BindingReceipt<Mail>
}
struct RealMailModule: MailModule {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: RealMail.init)  // expect: missing-provider
  }
  static func configureMail(binder bind: ReceiptBinder<Mail>) -> BindingReceipt<Mail> { return bind.to { $0 as RealMail } }
}
struct Office<Chosen: MailModule>: RootComponent where Chosen.Scope == Unscoped {
  typealias Root = Desk
  static func configure(binder: UnscopedBinder) {
    binder.include(module: Chosen.self)
    binder.bind().configured(with: Chosen.configureMail)
  }
  static func configureRoot(binder bind: ReceiptBinder<Desk>) -> BindingReceipt<Desk> { return bind.to(factory: Desk.init) }
}
let desk = try! ComponentFactory.of(Office<RealMailModule>.self).build(())
