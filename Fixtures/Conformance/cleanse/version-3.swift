// Before 4.0 the binder was a type parameter, `asSingleton()` shared, and `install(module:)` included (CHANGELOG, ReadMe of 1.x).
import Cleanse

struct Drum {}
struct Stick {}
final class Band { init(drum: Drum, stick: Stick) {} }

struct Drums: Module {
  static func configure<B: Binder>(binder: B) {
    binder.bind(Drum.self).asSingleton().to(factory: Drum.init)
  }
}
struct BandComponent: RootComponent {
  typealias Root = Band
  typealias Scope = Singleton
  static func configure<B: Binder>(binder: B) {
    binder.install(module: Drums.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Band>) -> BindingReceipt<Band> {
    return bind.to(factory: Band.init)  // expect: missing-provider
  }
}
