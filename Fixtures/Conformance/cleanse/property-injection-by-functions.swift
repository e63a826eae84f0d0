// PropertyInjectionTests `injectPropertiesIntoC`, ErrorTests: the first parameter is the object, which nobody provides.
import Cleanse

struct Seed {}
struct Water {}
final class Flower {}
final class Pot {}

struct Beds: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bindPropertyInjectionOf(Flower.self).to(injector: self.grow)  // expect: missing-provider
    binder.bindPropertyInjectionOf(Pot.self).to { (pot: Pot, seed: Seed) in plant(seed, pot) }  // expect: missing-provider
  }
  static func grow(target: Flower, pot: PropertyInjector<Pot>, water: Water) {}
}
func plant(_ seed: Seed, _ pot: Pot) {}

struct Greenhouse: RootComponent {
  typealias Root = PropertyInjector<Flower>
  static func configure(binder: UnscopedBinder) { binder.include(module: Beds.self) }
  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    return bind.to { (injector: PropertyInjector<Flower>) in injector }  // expect: duplicate-provider, dependency-cycle
  }
}
