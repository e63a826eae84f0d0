// Observed with 6.0.0. One line in a loop is one registration that collects every name: valid.
import DITranquillity

protocol Wheel {}
final class RubberWheel: Wheel {}

func start() {
  let container = DIContainer()
  for name in ["front", "rear"] {
    container.register(RubberWheel.init).as(Wheel.self, name: name)
  }
  let front: Wheel = container.resolve(name: "front")
  let rear: Wheel = container.resolve(name: "rear")
  let spare: Wheel = container.resolve(name: "spare")  // expect: missing-provider
  _ = (front, rear, spare)
}
