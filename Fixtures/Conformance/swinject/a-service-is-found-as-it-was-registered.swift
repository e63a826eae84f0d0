// ContainerSpec: a class registered under its protocol is not found by its own type, nor the other way round.
import Swinject

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}
final class Oak: Tree {}

let container = Container()
container.register(Bird.self) { _ in Owl() }
container.register(Oak.self) { _ in Oak() }
_ = container.resolve(Bird.self)!
_ = container.resolve(Owl.self)!  // expect: missing-provider
_ = container.resolve(Tree.self)!  // expect: missing-provider
