// The ways in which 6.0.0 injects after construction. A closure that uses only the object asks for nothing.
import DITranquillity

protocol Wheel {}
final class Spoked: Wheel {}
final class Solid: Wheel {}
enum Rear {}
final class Bell {}
final class Basket {}
final class Lamp {}
protocol Pump {}

final class Bicycle {
  var front: Wheel?
  var rear: Wheel?
  var bell: Bell!
  var spare: [Wheel] = []
  var pump: Pump?
  func fit(basket: Basket, lamp: Lamp) {}
  func polish() {}
}

func start() {
  let container = DIContainer()
  container.register(Spoked.init).as(Wheel.self, name: "front")
  container.register(Solid.init).as(Wheel.self, tag: Rear.self)
  container.register(Bell.init)
  container.register(Basket.init)
  container.register(Bicycle.init)
    .injection(name: "front") { $0.front = $1 }
    .injection { $0.rear = by(tag: Rear.self, on: $1) }
    .injection(\Bicycle.bell)
    .injection { bicycle, wheels in bicycle.spare = many(wheels) }
    .injection(\.pump) { $0 as Pump? }
    .injection { $0.fit(basket: $1, lamp: $2) }  // expect: missing-provider
    .injection { $0.polish() }
}
