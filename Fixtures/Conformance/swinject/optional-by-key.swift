// ContainerTests.TypeForwarding: testContainerResolvesOptionalWithName, …ToNilWithWrongName, …WithArguments, …OfFowrardedType: an
// optional is always answered, empty where nothing fits.
import Swinject

protocol Door {}
final class Gate: Door {}

let container = Container()
container.register(Gate.self, name: "garden") { _ in Gate() }.implements(Door.self)
container.register(Gate.self) { (_: Resolver, width: Int) in Gate() }
_ = container.resolve(Gate?.self, name: "garden")!
_ = container.resolve(Gate?.self, name: "castle")!
_ = container.resolve(Gate?.self, argument: 3)!
_ = container.resolve(Door?.self)!
_ = container.resolve(Gate.self, name: "castle")!  // expect: missing-provider
