// cleansec's ResolverTests `testInvalidCollectionBindings`: the list of all that is collected is bound when the graph is
// finished, which stops the app where the list is bound already.
import Cleanse

struct Stamp {}
struct Album { let stamps: [Stamp] }

struct AlbumComponent: RootComponent {
  typealias Root = Album
  static func configure(binder: UnscopedBinder) {
    binder.bind(Stamp.self).intoCollection().to(value: Stamp())
    binder.bind([Stamp].self).to(value: [])  // expect: duplicate-provider
  }
  static func configureRoot(binder bind: ReceiptBinder<Album>) -> BindingReceipt<Album> { return bind.to(factory: Album.init) }
}
