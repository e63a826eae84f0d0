// ContainerSpec.TypeForwarding, optional resolution: an optional of any type is answered, empty where nothing is registered.
import Swinject

struct Comet {}
struct Star {}

let container = Container()
container.register(Star.self) { _ in Star() }
let comet = container.resolve(Comet?.self)!
let star = container.resolve(Star?.self)!
_ = (comet, star)
