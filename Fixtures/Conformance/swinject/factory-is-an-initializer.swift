// ContainerSpec: any function that takes a resolver is a factory.
import Swinject

struct Ink {}
final class Pen {
  init(resolver: Resolver) { _ = resolver.resolve(Ink.self)! }  // expect: missing-provider
}

let container = Container()
container.register(Pen.self, factory: Pen.init)
_ = container.resolve(Pen.self)!
