// SwinjectAutoregistration, operators: `~>` unwraps what it resolves; without a type it takes the one that is wanted.
import Swinject
import SwinjectAutoregistration

struct Flour {}
struct Yeast {}
struct Sugar {}
struct Cake {
  let flour: Flour
  let yeast: Yeast
  let sugar: Sugar
}

let container = Container()
container.register(Flour.self) { _ in Flour() }
container.register(Yeast.self, name: "dry") { _ in Yeast() }
container.register(Cake.self) { r in
  Cake(
    flour: r~>,
    yeast: r ~> (Yeast.self, name: "dry"),
    sugar: r ~> Sugar.self)  // expect: missing-provider
}
_ = container ~> Cake.self
