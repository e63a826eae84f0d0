// ContainerSpec, hierarchy: the child asks its parent, the parent never its child.
import Swinject

struct Root {}
struct Leaf {}

let parent = Container()
parent.register(Root.self) { _ in Root() }
let child = Container(parent: parent) { container in
  container.register(Leaf.self) { r in
    _ = r.resolve(Root.self)!
    return Leaf()
  }
}
_ = child.resolve(Root.self)!
_ = parent.resolve(Leaf.self)!  // expect: missing-provider
