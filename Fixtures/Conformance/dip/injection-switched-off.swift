// `autoInjectProperties: false` for a container, `autoInjectingProperties(false)` for one definition (run with 7.1).
import Dip

final class Leaf {}
final class Nest {
  @Injected var leaf: Leaf?
}

let plain = DependencyContainer(autoInjectProperties: false)
plain.register { Nest() }
_ = try! plain.resolve() as Nest
let container = DependencyContainer()
container.register { Nest() }.autoInjectingProperties(false)
_ = try! container.resolve() as Nest
