// `WORKSPACE` has somebody's fork of the framework, which may bind types of its own in every graph, as the framework does its providers
// (`Graph.swift`). What the program declares itself, no fork knows.
// counts: needs=4
import Cleanse

final class Window {}
final class Lamp {}

struct Shore: RootComponent {
  typealias Root = Shore
  let window: Window
  let keeper: GraphKeeper
  let lamp: Lamp

  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Window.self).to(factory: Window.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Shore>) -> BindingReceipt<Shore> {
    bind.to(factory: Shore.init)  // expect: missing-provider, missing-provider (note)
  }
}

@main
struct App { static func main() throws { print(try ComponentFactory.of(Shore.self).build(())) } }
