// A default, a collection that is asked for as a whole, names, and conditions that exclude one another are no duplicates.
import DITranquillity

protocol Postman {}
final class Cyclist: Postman {}
final class Driver: Postman {}
protocol Stamp {}
final class RedStamp: Stamp {}
final class BlueStamp: Stamp {}
protocol Scale {}
final class KitchenScale: Scale {}
final class LetterScale: Scale {}
protocol Counter {}
final class WoodenCounter: Counter {}
final class GlassCounter: Counter {}

final class Collector {
  init(stamps: [Stamp]) {}
}

func start() {
  let container = DIContainer()
  container.register(Cyclist.init).as(Postman.self).default()
  container.register(Driver.init).as(Postman.self)
  container.register(RedStamp.init).as(Stamp.self)
  container.register(BlueStamp.init).as(Stamp.self)
  container.register { Collector(stamps: many($0)) }
  container.register(KitchenScale.init).as(Scale.self, name: "flour")
  container.register(LetterScale.init).as(Scale.self, name: "letters")
  #if DEBUG
  container.register(WoodenCounter.init).as(Counter.self)
  #else
  container.register(GlassCounter.init).as(Counter.self)
  #endif
}
