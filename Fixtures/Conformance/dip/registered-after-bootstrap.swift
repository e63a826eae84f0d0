// `_register` has a precondition: not bootstrapped (run with 7.1).
import Dip

final class Leaf {}

func setUp(_ container: DependencyContainer) throws {
  container.register(.eagerSingleton) { Leaf() }
  try container.bootstrap()
}

func start() throws {
  let container = DependencyContainer()
  try setUp(container)
  container.register(tag: "late") { Leaf() }  // expect: dip-registered-after-bootstrap
}

try start()
