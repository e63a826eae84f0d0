// SwinjectAutoregistration: an argument is no dependency, and who asks must bring it.
import Swinject
import SwinjectAutoregistration

struct Hull {}
final class Boat { init(hull: Hull, name: String) {} }

let container = Container()
container.autoregister(Hull.self, initializer: Hull.init)
container.autoregister(Boat.self, argument: String.self, initializer: Boat.init)
_ = container.resolve(Boat.self, argument: "Ida")!
_ = container.resolve(Boat.self)!  // expect: missing-provider
