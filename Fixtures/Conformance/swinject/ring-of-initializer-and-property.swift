// ContainerSpec.Circularity: one side injected in `initCompleted` closes the ring.
import Swinject

final class Parent { init(child: Child) {} }
final class Child { weak var parent: Parent? }

let container = Container()
container.register(Parent.self) { r in Parent(child: r.resolve(Child.self)!) }
container.register(Child.self) { _ in Child() }
  .initCompleted { r, child in child.parent = r.resolve(Parent.self) }
_ = container.resolve(Parent.self)!
