// SwinjectAutoregistration, operators: `~>` unwraps what it resolves; without a type it takes the one that is wanted. What is asked for
// stands with a name or arguments in a tuple `(service:, name:)`, `(service:, argument:)`, whose labels may be left out.
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

struct Oven {
  let degrees: Int
}
container.register(Oven.self) { (_: Resolver, degrees: Int) in Oven(degrees: degrees) }

extension Resolver {
  func yeast(called name: String) -> Yeast { return self ~> (service: Yeast.self, name: name) }
  func sameYeast(called name: String) -> Yeast { return self ~> (Yeast.self, name) }
}
_ = container.yeast(called: "dry")
_ = container.sameYeast(called: "dry")
_ = container.sameYeast(called: "wet")  // expect: missing-provider
_ = container ~> (service: Yeast.self, name: "fresh")  // expect: missing-provider
_ = container ~> (Yeast.self, "dry")
_ = container ~> (Oven.self, 200)
_ = container ~> (Oven.self, "hot")  // expect: missing-provider
