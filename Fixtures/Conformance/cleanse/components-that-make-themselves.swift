// `Root == Self`: an extension of the library's own protocol that every such component can use; nobody is made there.
import Cleanse

struct Anchor {}
struct Chain {}
struct Ship: RootComponent {
  typealias Root = Ship
  let anchor: Anchor
  let chain: Chain
  static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Anchor.init) }
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    return bind.to(factory: Ship.init)  // expect: missing-provider
  }
}
extension RootComponent where Root == Self, Seed == Void {
  init() throws { self = try ComponentFactory<Self>.of(Self.self).build(()) }
}
func sail() throws -> Ship { try Ship() }
