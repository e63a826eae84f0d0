// A factory that takes nothing answers first (run with 7.1).
import Dip

final class Nest {
  init() {}
  init(count: Int) {}
}

let container = DependencyContainer()
container.register { Nest() }
container.register { (count: Int) in Nest(count: count) }
_ = try! container.resolve() as Nest
