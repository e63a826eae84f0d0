// cleansec's ResolverTests `testResolvesOnlyRoots`: what a component lacks, whoever installs it may have.
import Cleanse

struct Engine {}
struct Car { let engine: Engine }

struct CarComponent: Cleanse.Component {
  typealias Root = Car
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Car>) -> BindingReceipt<Car> { return bind.to(factory: Car.init) }
}

struct TestEngines: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.bind(Engine.self).to(value: Engine()) }
}
struct Engines: Cleanse.Module {
  static func configure(binder: UnscopedBinder) { binder.bind(Engine.self).to(factory: Engine.init) }
}
