// cleansec's `testCanonicalMappings`, `testResolvesTaggedProviders`; InnerTag: a tagged binding is known as `TaggedProvider<Tag>`
// and by nothing else.
import Cleanse

extension Harbour {
  struct North: Tag { typealias Element = Harbour }
}
struct South: Tag { typealias Element = Harbour }
struct Harbour {}
struct Ship { let from: TaggedProvider<Harbour.North>; let to: TaggedProvider<South> }
struct Boat { let at: Harbour }

struct Fleet: RootComponent {
  typealias Root = Ship
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Harbour.self).tagged(with: Harbour.North.self).sharedInScope().to(value: Harbour())
    binder.bind(Boat.self).to(factory: Boat.init)  // expect: missing-provider
  }
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    return bind.to(factory: Ship.init)  // expect: missing-provider
  }
}
