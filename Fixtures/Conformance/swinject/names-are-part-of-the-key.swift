// ContainerSpec: named registrations are told apart, and none of them answers for the plain type.
import Swinject

struct Door {}

let container = Container()
container.register(Door.self, name: "front") { _ in Door() }
container.register(Door.self, name: "back") { _ in Door() }
_ = container.resolve(Door.self, name: "front")!
_ = container.resolve(Door.self, name: "side")!  // expect: missing-provider
_ = container.resolve(Door.self)!  // expect: missing-provider
