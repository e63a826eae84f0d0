// ComponentVisitor.install enters a component whenever it is installed: one that is installed below itself never ends.
import Cleanse

struct Mirror {}
struct MirrorComponent: Cleanse.Component {
  typealias Root = Mirror
  static func configure(binder: UnscopedBinder) { binder.install(dependency: MirrorComponent.self) }  // expect: assembly-cycle
  static func configureRoot(binder bind: ReceiptBinder<Mirror>) -> BindingReceipt<Mirror> { return bind.to(factory: Mirror.init) }
}
struct Floor { let mirrors: ComponentFactory<MirrorComponent> }
struct Hall: RootComponent {
  typealias Root = Floor
  static func configure(binder: UnscopedBinder) { binder.install(dependency: MirrorComponent.self) }
  static func configureRoot(binder bind: ReceiptBinder<Floor>) -> BindingReceipt<Floor> { return bind.to(factory: Floor.init) }
}
