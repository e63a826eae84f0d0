// A child may bind what its parent binds (Graph.getRegisteredProvider asks the own graph first); whoever wants to know is told.
import Cleanse

struct Frame {}
struct Pane { let frame: Frame }
struct Window { let frame: Frame; let pane: ComponentFactory<PaneComponent> }

struct PaneComponent: Cleanse.Component {
  typealias Root = Pane
  static func configure(binder: UnscopedBinder) {
    binder.bind(Frame.self).to(value: Frame())  // expect: cleanse-shadowed-binding (note)
    binder.bind(Int.self).intoCollection().to(value: 2)
  }
  static func configureRoot(binder bind: ReceiptBinder<Pane>) -> BindingReceipt<Pane> { return bind.to(factory: Pane.init) }
}
struct WindowComponent: RootComponent {
  typealias Root = Window
  static func configure(binder: UnscopedBinder) {
    binder.bind(Frame.self).to(factory: Frame.init)
    binder.bind(Int.self).intoCollection().to(value: 1)
    binder.install(dependency: PaneComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> { return bind.to(factory: Window.init) }
}
