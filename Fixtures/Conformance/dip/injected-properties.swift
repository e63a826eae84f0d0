// AutoInjectionTests: what a container makes gets its properties; a tag goes along unless the property says its own.
import Dip

protocol Bird {}
final class Owl: Bird {}
final class Leaf {}

final class Nest {
  @Injected var bird: Bird?
  @Injected(tag: "green") var leaf: Leaf?
  @InjectedWeak var shade: Bird?
  @Injected(required: false) var none: Tree?
}
final class Tree {}

let container = DependencyContainer()
container.register(tag: "north") { Owl() as Bird }
container.register { Leaf() }
container.register(tag: "north") { Nest() }
_ = try! container.resolve(tag: "north") as Nest
