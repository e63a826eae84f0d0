// Observed with 4.6.0 and 6.0.0. Having something to be made with is no reason to be chosen: both fit, neither is taken, the app
// stops.
import DITranquillity

protocol Sled {}
final class Luge: Sled {}
final class Bob: Sled {}
final class Rider { init(sled: Sled) {} }

func start() {
  let container = DIContainer()
  container.register(Luge.init).as(Sled.self)
  container.register(Bob.self).as(Sled.self)
  container.register(Rider.init)  // expect: ambiguous-provider

  let rider: Rider = container.resolve()
  _ = rider
}
