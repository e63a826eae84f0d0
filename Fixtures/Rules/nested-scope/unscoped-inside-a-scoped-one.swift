import Cleanse

struct Floor: Scope {}
struct Shelf {}
struct Room { let shelf: ComponentFactory<ShelfComponent> }

struct ShelfComponent: Cleanse.Component {
  typealias Root = Shelf
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Shelf>) -> BindingReceipt<Shelf> { return bind.to(factory: Shelf.init) }
}

struct RoomComponent: RootComponent {
  typealias Root = Room
  static func configure(binder: Binder<Floor>) {
    binder.install(dependency: ShelfComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> { return bind.to(factory: Room.init) }
}
