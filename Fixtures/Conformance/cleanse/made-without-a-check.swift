// RootComponent.swift, `of(_:validate:serviceLoader:)`: the check can be turned off, which is meant for release builds, and for
// what is checked elsewhere (CleanseGithubBrowser).
import Cleanse

struct Bridge {}
struct BridgeComponent: RootComponent {
  typealias Root = Bridge
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Bridge>) -> BindingReceipt<Bridge> { return bind.to(factory: Bridge.init) }
}
struct Tunnel {}
struct TunnelComponent: RootComponent {
  typealias Root = Tunnel
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Tunnel>) -> BindingReceipt<Tunnel> { return bind.to(factory: Tunnel.init) }
}
func open() throws {
  _ = try ComponentFactory.of(BridgeComponent.self, validate: false)  // expect: cleanse-skipped-validation (warning)
  #if DEBUG
    _ = try ComponentFactory.of(TunnelComponent.self)
  #else
    _ = try ComponentFactory.of(TunnelComponent.self, validate: false)
  #endif
}
