// cleansec passes over `#if`; here each branch is judged with itself.
import Cleanse

protocol Meter {}
struct RealMeter: Meter {}
struct FakeMeter: Meter {}
struct Panel { let meter: Meter }
struct Extra { let fuse: Fuse }
struct Fuse {}

struct FakeModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Meter.self).to(factory: FakeMeter.init)
    binder.bind(Fuse.self).to(value: Fuse())
  }
}
struct RealModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.bind(Meter.self).to(factory: RealMeter.init) }
}
struct PanelComponent: RootComponent {
  typealias Root = Panel
  static func configure(binder: UnscopedBinder) {
    #if DEBUG
      binder.include(module: FakeModule.self)
    #else
      binder.include(module: RealModule.self)
    #endif
    binder.bind().to(factory: Extra.init)  // expect: missing-provider
  }
  static func configureRoot(binder bind: ReceiptBinder<Panel>) -> BindingReceipt<Panel> { return bind.to(factory: Panel.init) }
}
