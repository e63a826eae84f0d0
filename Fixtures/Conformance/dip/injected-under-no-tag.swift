// `tag: nil` at the property says that no tag goes along (run with 7.1).
import Dip

final class Leaf {}
final class Nest {
  @Injected(tag: nil) var leaf: Leaf?  // expect: missing-provider
}

let container = DependencyContainer()
container.register(tag: "green") { Leaf() }
container.register(tag: "green") { Nest() }
_ = try! container.resolve(tag: "green") as Nest
