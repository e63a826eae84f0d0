// A module nested in a generic type, as apps write it: what the outer type stands for decides, and its bare name means itself.
import Cleanse

struct Disk {}
struct Cloud {}
struct Photo {}
struct Song {}
final class Store<Item, Place> { init(place: Place) {} }
extension Store {
  struct Module: Cleanse.Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Store.self).sharedInScope().to(factory: Store.init)  // expect: missing-provider
    }
  }
}
struct Library { let photos: Store<Photo, Disk>; let songs: Store<Song, Cloud> }

struct LibraryComponent: RootComponent {
  typealias Root = Library
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Disk.self).to(value: Disk())
    binder.include(module: Store<Photo, Disk>.Module.self)
    binder.include(module: Store<Song, Cloud>.Module.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Library>) -> BindingReceipt<Library> {
    return bind.to(factory: Library.init)
  }
}
