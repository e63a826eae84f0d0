// ContainerSpec.TypeForwarding, with arguments: a forwarded type is asked for with the same arguments.
import Swinject

protocol Coat {}
final class Jacket: Coat { init(size: Int) {} }

let container = Container()
container.register(Jacket.self) { (_: Resolver, size: Int) in Jacket(size: size) }.implements(Coat.self)
_ = container.resolve(Coat.self, argument: 3)!
_ = container.resolve(Coat.self)!  // expect: missing-provider
