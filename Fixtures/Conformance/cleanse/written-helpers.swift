// Apps write helpers around `bind`: what they are handed decides, and the place is where they are called.
import Cleanse

protocol Plug {}
struct Socket: Plug { let wire: Wire }
struct Wire {}
struct Fuse {}
struct House { let plug: Plug; let fuse: Fuse }

extension Binder {
  func single<T>(_ type: T.Type, _ make: @escaping () -> T) { bind(type).to(factory: make) }
}
func wire(_ binder: UnscopedBinder) { binder.bind(Wire.self).to(value: Wire()) }
func plugs<B: BinderBase>(_ binder: B) { binder.bind(Plug.self).to(factory: Socket.init) }
func end<T>(_ bind: ReceiptBinder<T>, _ value: T) -> BindingReceipt<T> { return bind.to(value: value) }

struct HouseComponent: RootComponent {
  typealias Root = House
  static func configure(binder: UnscopedBinder) {
    wire(binder)
    plugs(binder)
    binder.single(Fuse.self) { Fuse() }
    binder.single(Fuse.self) { Fuse() }  // expect: duplicate-provider
    _ = end(binder.bind(String.self), "house")
  }
  static func configureRoot(binder bind: ReceiptBinder<House>) -> BindingReceipt<House> { return bind.to(factory: House.init) }
}
