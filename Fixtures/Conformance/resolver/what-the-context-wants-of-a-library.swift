// counts: needs>=6
// Where the place says which type is wanted, a library's generic function answers that one: it is what `register` provides
// (`Resolver.swift`: `register<Service>(name:factory:)` takes `Service` from what the factory answers).
import LightKit
import Resolver

final class Lamp {}
final class Bulb {}

func byResultOfAClosure() {
  let box = Resolver()
  box.register { () -> Lamp in LightBox.make() }
  let _: Lamp = box.resolve()
}
func byConstant() {
  let box = Resolver()
  box.register {
    let lamp: Lamp = LightBox.make()
    return lamp
  }
  let _: Lamp = box.resolve()
}
func byOptions() {
  let box = Resolver()
  let options: ResolverOptions<Lamp> = box.register { LightBox.make() }
  options.scope(.unique)
  let _: Lamp = box.resolve()  // expect: missing-provider (note)
}
extension Resolver {
  func add<Made>(_ type: Made.Type, _ make: @escaping () -> Made) { register { make() } }
  func addMaker<Made>(_ type: Made.Type, _ make: @escaping () -> Made) { register(factory: make) }
  func addOptions() -> ResolverOptions<Bulb> { register { LightBox.make() } }
}
func byTypeParameter() {
  let box = Resolver()
  box.add(Lamp.self) { LightBox.make() }
  let _: Lamp = box.resolve()
}
func byTypeParameterOfAMaker() {
  let box = Resolver()
  box.addMaker(Lamp.self) { LightBox.make() }
  let _: Lamp = box.resolve()
}
func byResult() {
  let box = Resolver()
  box.addOptions().scope(.unique)
  let _: Bulb = box.resolve()  // expect: missing-provider (note)
}
func byOther() {
  let box = Resolver()
  box.register { LightBox.find() ?? Lamp() }
  let _: Lamp = box.resolve()
}
func byForce() {
  let box = Resolver()
  box.register { LightBox.find() as! Lamp }
  let _: Lamp = box.resolve()
}
