// Source: DIRegistrationAlternativeType of 2.3.3. `.as` alone does nothing: without `check`, `unsafe` or a closure the
// class stays what it is registered as.
import DITranquillity

protocol Kite {}
class Delta: Kite {}
protocol Toy {}
class Box: Toy {}
class Ring: Toy {}
protocol Spinner {}
class Top: Spinner {}

class KiteComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Delta.init).as(Kite.self)  // expect: ditranquillity-type-without-check (warning)
    builder.register(type: Box.init).as(Toy.self).check { $0 }
    builder.register(type: Ring.init)
      .as(Toy.self) { $0 }
      .set(name: "ring")
    builder.register(type: Top.init).as(Spinner.self).unsafe().as(.self)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: KiteComponent())
  let container = try builder.build()
  let delta: Delta = try container.resolve()
  let kite: Kite = try container.resolve()  // expect: missing-provider
  _ = (delta, kite)
}
