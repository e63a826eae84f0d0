// ContainerTests.testContainerHasRegistration: whoever asks whether a service is registered does not ask for it.
import Swinject

struct Bridge {}
struct Ferry {}

let container = Container()
container.register(Bridge.self, name: "stone") { _ in Bridge() }
if container.hasAnyRegistration(of: Ferry.self) { print("by boat") }
_ = container.hasAnyRegistration(of: Bridge.self, name: "wood")
_ = container.resolve(Bridge.self, name: "stone")!
