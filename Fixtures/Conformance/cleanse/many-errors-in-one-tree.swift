// ErrorTest, MultiError: rings, gaps and nested scopes of all components are told in one run.
import Cleanse

struct Day: Scope {}
struct Sun {}
final class East { init(west: West) {} }
final class West { init(east: East) {} }
struct Noon { let sun: Sun }
struct Week { let noon: ComponentFactory<NoonComponent> }

struct NoonComponent: Cleanse.Component {
  typealias Root = Noon
  static func configure(binder: Binder<Day>) {
    binder.bind().to(factory: East.init)  // expect: dependency-cycle
    binder.bind().to(factory: West.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Noon>) -> BindingReceipt<Noon> {
    return bind.to(factory: Noon.init)  // expect: missing-provider
  }
}
struct WeekComponent: RootComponent {
  typealias Root = Week
  static func configure(binder: Binder<Day>) {
    binder.install(dependency: NoonComponent.self)  // expect: nested-scope
  }
  static func configureRoot(binder bind: ReceiptBinder<Week>) -> BindingReceipt<Week> { return bind.to(factory: Week.init) }
}
