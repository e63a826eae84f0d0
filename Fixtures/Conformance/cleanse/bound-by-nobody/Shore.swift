// `WORKSPACE` has the framework itself: what nobody binds nobody provides, whoever declares it.
// counts: needs=3
import Cleanse

final class Window {}

struct Shore: RootComponent {
  typealias Root = Shore
  let window: Window
  let keeper: GraphKeeper

  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Window.self).to(factory: Window.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Shore>) -> BindingReceipt<Shore> {
    bind.to(factory: Shore.init)  // expect: missing-provider
  }
}

@main
struct App { static func main() throws { print(try ComponentFactory.of(Shore.self).build(())) } }
