// RootComponent.swift, `of(_:validate:serviceLoader:)`: the check can be turned off, which is meant for release builds.
import Cleanse

struct Bridge {}
struct BridgeComponent: RootComponent {
  typealias Root = Bridge
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Bridge>) -> BindingReceipt<Bridge> { return bind.to(factory: Bridge.init) }
}
func open() throws {
  _ = try ComponentFactory.of(BridgeComponent.self, validate: false)  // expect: cleanse-skipped-validation (warning)
  _ = try ComponentFactory.of(BridgeComponent.self, validate: true)
  #if DEBUG
    _ = try ComponentFactory.of(BridgeComponent.self)
  #else
    _ = try ComponentFactory.of(BridgeComponent.self, validate: false)
  #endif
}
