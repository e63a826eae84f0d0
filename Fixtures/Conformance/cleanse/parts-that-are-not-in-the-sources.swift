// cleansec's `testMissingModuleAndSubcomponents` tells both. Here they may stand in a library whose source is not read, which
// Swift's own compiler knows: they are counted as not understood, and what they may bind is not missing. A library that does not import
// the program binds none of the program's own types, though: nobody binds the chair.
import Cleanse
import Furniture

struct Chair {}
struct Room { let chair: Chair; let lamp: Lantern; let table: ComponentFactory<TableComponent> }

struct RoomComponent: RootComponent {
  typealias Root = Room
  static func configure(binder: UnscopedBinder) {
    binder.include(module: ChairModule.self)
    binder.install(dependency: TableComponent.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
    return bind.to(factory: Room.init)  // expect: missing-provider, missing-provider (note)
  }
}
