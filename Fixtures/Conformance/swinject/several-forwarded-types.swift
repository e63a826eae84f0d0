// ContainerSpec.TypeForwarding: several types at once.
import Swinject

protocol Mill {}
protocol Wheel {}
protocol Wing {}
final class Windmill: Mill, Wheel, Wing {}

let container = Container()
container.register(Mill.self) { _ in Windmill() }.implements(Wheel.self, Wing.self)
_ = container.resolve(Wheel.self)!
_ = container.resolve(Wing.self)!
