// LazyTests and ProviderTests: testContainerResolvesLazyWithName, …DoesNotResolveLazyWithWrongName, …ResolvesLazyWithArguments,
// …DoesResolveForwardedLazyType, …ResolvesCircularDependenciesForLazyInstance.
import Swinject

protocol Pot {}
final class Kettle: Pot {}
final class Cup { init(size: Int) {} }
final class Stove { init(spoon: Lazy<Spoon>) {} }
final class Spoon { init(stove: Stove) {} }

let container = Container()
container.register(Kettle.self, name: "copper") { _ in Kettle() }.implements(Pot.self, name: "copper")
container.register(Cup.self) { (_: Resolver, size: Int) in Cup(size: size) }
container.register(Stove.self) { r in Stove(spoon: r.resolve(Lazy<Spoon>.self)!) }
container.register(Spoon.self) { r in Spoon(stove: r.resolve(Stove.self)!) }
_ = container.resolve(Lazy<Kettle>.self, name: "copper")!
_ = container.resolve(Provider<Pot>.self, name: "copper")!
_ = container.resolve(Lazy<Kettle>.self, name: "iron")!  // expect: missing-provider
_ = container.resolve(Lazy<Cup>.self, argument: 3)!
_ = container.resolve(Provider<Cup>.self)!  // expect: missing-provider
_ = container.resolve(Stove.self)!
