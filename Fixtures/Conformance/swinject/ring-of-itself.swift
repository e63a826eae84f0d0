// ContainerSpec.Circularity: a service that asks for its own key never ends.
import Swinject

final class Echo { init(echo: Echo) {} }

let container = Container()
container.register(Echo.self) { r in Echo(echo: r.resolve(Echo.self)!) }  // expect: dependency-cycle
_ = container.resolve(Echo.self)!
