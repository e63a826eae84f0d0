// Graph.install binds the seed in the component's own graph; binding it there once more stops the app (`addProvider`).
import Cleanse

struct Ticket {}
struct Gate { let ticket: Ticket }

struct GateComponent: RootComponent {
  typealias Seed = Ticket
  typealias Root = Gate
  static func configure(binder: UnscopedBinder) {
    binder.bind(Ticket.self).to(value: Ticket())  // expect: duplicate-provider
  }
  static func configureRoot(binder bind: ReceiptBinder<Gate>) -> BindingReceipt<Gate> { return bind.to(factory: Gate.init) }
}

struct PassSeed: Tag { typealias Element = String }
struct Door { let pass: TaggedProvider<PassSeed> }
struct DoorComponent: RootComponent {
  typealias Seed = TaggedProvider<PassSeed>
  typealias Root = Door
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> { return bind.to(factory: Door.init) }
}
func enter() throws { _ = try ComponentFactory.of(DoorComponent.self).build("pass") }
