// `Register.swift`, `Dip.swift`: `register` and `remove` have a precondition, not bootstrapped, which `reset` takes back. What stands at file scope runs from top to bottom.
import Dip

final class Leaf {}
final class Twig {}

let bark = DependencyContainer()
let moss = DependencyContainer()

bark.register(.eagerSingleton) { Leaf() }
let twig = bark.register(tag: "old") { Twig() }
moss.register { Leaf() }
try bark.bootstrap()
moss.register { Twig() }
bark.register { Twig() }  // expect: dip-registered-after-bootstrap
bark.remove(twig)  // expect: dip-registered-after-bootstrap
bark.reset()
bark.register { Twig() }

func setUp() throws {
  let reed = DependencyContainer()
  try reed.bootstrap()
  reed.reset()
  reed.register { Leaf() }
}

try setUp()

func again(_ scopes: [ComponentScope]) throws {
  for scope in scopes {
    let fern = DependencyContainer()
    fern.register(scope) { Leaf() }
    try fern.bootstrap()
  }
}

try again([.singleton, .unique])
