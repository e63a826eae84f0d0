// ContainerTests.Circularity: testContainerResolvesCircularDependencyOnInitializerAndProperty (graph and container scope),
// testContainerDoesNotDeallocateDuringGraphResolutionWithGraphRootInWeakScope: a property set after construction ends the ring in
// every scope that shares; a default of none shares nothing.
import Swinject

final class Sun { var moon: Moon? }
final class Moon { init(sun: Sun) {} }
final class Root { var leaf: Leaf? }
final class Leaf { init(root: Root) {} }
final class Dawn { var dusk: Dusk? }
final class Dusk { init(dawn: Dawn) {} }

let container = Container()
container.register(Sun.self) { _ in Sun() }
  .inObjectScope(.container)
  .initCompleted { r, sun in sun.moon = r.resolve(Moon.self) }
container.register(Moon.self) { r in Moon(sun: r.resolve(Sun.self)!) }.inObjectScope(.container)
container.register(Root.self) { _ in Root() }
  .inObjectScope(.weak)
  .initCompleted { r, root in root.leaf = r.resolve(Leaf.self) }
container.register(Leaf.self) { r in Leaf(root: r.resolve(Root.self)!) }.inObjectScope(.weak)
_ = container.resolve(Sun.self)!
_ = container.resolve(Root.self)!

let restless = Container(defaultObjectScope: .transient)
restless.register(Dawn.self) { _ in Dawn() }
  .initCompleted { r, dawn in dawn.dusk = r.resolve(Dusk.self) }  // expect: dependency-cycle
restless.register(Dusk.self) { r in Dusk(dawn: r.resolve(Dawn.self)!) }
_ = restless.resolve(Dawn.self)!
