// counts: needs>=9 opaque>=8
// A library that is handed a type of the app, a closure, an object or a type parameter may answer what the app declares: then `register`
// provides that (`Resolver.swift`: `register<Service>(name:factory:)` takes `Service` from what the factory answers), and nothing is surely missing.
import LightKit
import Resolver

final class TypeLamp {}
final class ClosureLamp {}
final class ObjectLamp {}
final class ParameterLamp {}
final class FreeFunctionLamp {}
final class ChainLamp {}
final class CastLamp {}
enum Model { case lamp }
extension LightStyle where Self == LampStyle { static var lamps: LampStyle { LampStyle() } }
struct LampStyle: LightStyle {}

func byType() {
  let box = Resolver()
  box.register { LightBox.make(TypeLamp.self) }
  let _: TypeLamp = box.resolve()  // expect: missing-provider (note)
}
func byClosure() {
  let box = Resolver()
  box.register { LightBox.make { ClosureLamp() } }
  let _: ClosureLamp = box.resolve()  // expect: missing-provider (note)
}
func byObject() {
  let box = Resolver()
  box.register { LightBox(ObjectLamp()).inner }
  let _: ObjectLamp = box.resolve()  // expect: missing-provider (note)
}
func byCase() {
  let box = Resolver()
  box.register { LightBox.wrap(Model.lamp) }
  let _: Model = box.resolve()  // expect: missing-provider (note)
}
func byParameter() {
  let box = Resolver()
  box.register { LightBox<ParameterLamp>.current.inner }
  let _: ParameterLamp = box.resolve()  // expect: missing-provider (note)
}
func byFreeFunction() {
  let box = Resolver()
  box.register { wrapLight(FreeFunctionLamp()) }
  let _: FreeFunctionLamp = box.resolve()  // expect: missing-provider (note)
}
func byChain() {
  let box = Resolver()
  box.register { LightBox().adding(ChainLamp.init).inner.first }
  let _: ChainLamp = box.resolve()  // expect: missing-provider (note)
}
func byStaticMember() {
  let box = Resolver()
  box.register { LightBox.style(.lamps) }
  let _: LampStyle = box.resolve()  // expect: missing-provider (note)
}
func byCast() {
  let box = Resolver()
  box.register { (LightBox.current.supply as? LightShelf<CastLamp>)?.first }
  let _: CastLamp = box.resolve()  // expect: missing-provider (note)
}
