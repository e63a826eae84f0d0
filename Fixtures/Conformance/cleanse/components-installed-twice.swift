// cleansec takes the second for the same (`testDuplicateInstalledSubcomponentsIsOkay`). The library does not: `install` binds
// the component's factory each time, and the second stops the app (Graph.addProvider; seen by running 4.2.6).
import Cleanse

struct Seat {}
struct Cabin { let seat: ComponentFactory<SeatComponent> }

struct SeatComponent: Cleanse.Component {
  typealias Root = Seat
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Seat>) -> BindingReceipt<Seat> { return bind.to(factory: Seat.init) }
}
struct Seats: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: SeatComponent.self)
  }
}
struct CabinComponent: RootComponent {
  typealias Root = Cabin
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: SeatComponent.self)  // expect: duplicate-provider
    binder.include(module: Seats.self)
  }
  static func configureRoot(binder bind: ReceiptBinder<Cabin>) -> BindingReceipt<Cabin> { return bind.to(factory: Cabin.init) }
}
