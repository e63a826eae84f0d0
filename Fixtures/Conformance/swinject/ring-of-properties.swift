// ContainerSpec.Circularity: both sides injected in `initCompleted`.
import Swinject

final class Moon { var earth: Earth? }
final class Earth { var moon: Moon? }

let container = Container()
container.register(Moon.self) { _ in Moon() }.initCompleted { r, moon in moon.earth = r.resolve(Earth.self)! }
container.register(Earth.self) { _ in Earth() }.initCompleted { r, earth in earth.moon = r.resolve(Moon.self)! }
_ = container.resolve(Moon.self)!
