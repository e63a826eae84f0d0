// Arguments are never dropped (run with 7.1).
import Dip

final class Box {}

let container = DependencyContainer()
container.register { Box() }
_ = try! container.resolve(arguments: 1) as Box  // expect: missing-provider
