// A child may bind what its parent binds. But a need is answered by the nearest binding, so a child that wraps its parent's
// needs itself (ValidationVisitor.getProviderInfo takes the own ones first).
import Cleanse

final class Theme { init() {}; init(base: Theme) {} }
struct Screen { let theme: Theme }
struct Window { let theme: Theme; let screen: ComponentFactory<ScreenComponent> }

struct ScreenComponent: Cleanse.Component {
  typealias Root = Screen
  static func configure(binder: UnscopedBinder) {
    binder.bind(Theme.self).to { (base: Theme) in Theme(base: base) }  // expect: dependency-cycle
  }
  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> { return bind.to(factory: Screen.init) }
}
struct WindowComponent: RootComponent {
  typealias Root = Window
  static func configure(binder: UnscopedBinder) {
    binder.bind(Theme.self).to { Theme() }
    binder.install(dependency: ScreenComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> { return bind.to(factory: Window.init) }
}
