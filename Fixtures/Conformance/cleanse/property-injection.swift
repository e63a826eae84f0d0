// PropertyInjectionTests: closures of the object and what it is given, its own methods, functions of another type.
import Cleanse
import UIKit

struct Title: Tag { typealias Element = String }
struct Clock {}
struct Bell {}
class Panel { var title: String! }
final class Tower: Panel {
  var clock: Clock!
  func inject(panel: PropertyInjector<Panel>, clock: Clock, bell: Bell) { panel.injectProperties(into: self) }
}
final class Delegate {
  func injectProperties(_ window: UIWindow, tower: PropertyInjector<Tower>, panel: Provider<PropertyInjector<Panel>>) {}
}

struct Panels: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().tagged(with: Title.self).to(value: "clock")
    binder.bindPropertyInjectionOf(Panel.self).to { $0.title = ($1 as TaggedProvider<Title>).get() }
    binder.bindPropertyInjectionOf(Tower.self).to(injector: Tower.inject)  // expect: missing-provider, missing-provider
  }
  static func configureInjector(
    binder bind: PropertyInjectionReceiptBinder<Delegate>
  ) -> BindingReceipt<PropertyInjector<Delegate>> {
    return bind.to(injector: Delegate.injectProperties)  // expect: missing-provider
  }
}
struct App: RootComponent {
  typealias Root = PropertyInjector<Delegate>
  static func configure(binder: UnscopedBinder) { binder.include(module: Panels.self) }
  static func configureRoot(binder bind: ReceiptBinder<PropertyInjector<Delegate>>) -> BindingReceipt<PropertyInjector<Delegate>> {
    return bind.propertyInjector(configuredWith: Panels.configureInjector)
  }
}
let delegate = Delegate()
try! ComponentFactory.of(App.self).build(()).injectProperties(into: delegate)
