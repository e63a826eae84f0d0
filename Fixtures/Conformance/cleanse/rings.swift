// CycleTests `testCycleDetection`, cleansec's `testBasicCyclicalDependency`, `testThreeNCyclicalDependency`,
// `testMultipleCyclicalDependency`: sharing opens no ring.
import Cleanse

final class Hen { init(egg: Egg) {} }
final class Egg { init(hen: Hen) {} }
final class Rock { init(paper: Paper) {} }
final class Paper { init(scissors: Scissors) {} }
final class Scissors { init(rock: Rock) {} }
struct Yard {}

struct Games: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: Rock.init)  // expect: dependency-cycle
    binder.bind().to(factory: Paper.init)
    binder.bind().to(factory: Scissors.init)
  }
}
struct Farm: RootComponent {
  typealias Root = Yard
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: Games.self)
    binder.bind(Hen.self).sharedInScope().to(factory: Hen.init)  // expect: dependency-cycle
    binder.bind(Egg.self).sharedInScope().to(factory: Egg.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Yard>) -> BindingReceipt<Yard> { return bind.to(value: Yard()) }
}
