// TypeForwardingTests, testThatItResolvesOptional: `Bird?` is answered by `Bird`, and somebody must answer (run with 7.1).
import Dip

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}

let container = DependencyContainer()
container.register { Owl() as Bird }
let bird: Bird? = try! container.resolve()
let tree: Tree? = try! container.resolve()  // expect: missing-provider
