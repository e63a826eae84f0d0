// cleansec's `testSuggestedModules`: the message names the module that has it.
import Cleanse

struct Rain {}
struct Garden { let rain: Rain }

struct Weather: Cleanse.Module {  // expect: unloaded-module (warning)
  static func configure(binder: UnscopedBinder) { binder.bind(Rain.self).to(value: Rain()) }
}
struct GardenComponent: RootComponent {
  typealias Root = Garden
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Garden>) -> BindingReceipt<Garden> {
    return bind.to(factory: Garden.init)  // expect: missing-provider
  }
}
