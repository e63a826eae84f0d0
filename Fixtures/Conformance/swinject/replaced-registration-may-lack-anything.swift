// Observed with 2.10.0. A registration that a later one has replaced in all of its types is never asked, so it does not matter what
// it lacks.
import Swinject

final class Flour {}
final class Sugar {}
protocol Baking {}
final class Loaf: Baking { init(flour: Flour, sugar: Sugar) {} }
final class Roll: Baking { init(flour: Flour) {} }

func start() {
  let bakery = Container()
  bakery.register(Flour.self) { _ in Flour() }
  bakery.register(Baking.self) { r in Loaf(flour: r.resolve(Flour.self)!, sugar: r.resolve(Sugar.self)!) }
  bakery.register(Baking.self) { r in Roll(flour: r.resolve(Flour.self)!) }  // expect: duplicate-provider (warning)

  _ = bakery.resolve(Baking.self)!
}
