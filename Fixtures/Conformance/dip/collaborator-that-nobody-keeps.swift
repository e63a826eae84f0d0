// DipTests, testThatCollaboratingContainersAreWeakReferences.
import Dip

final class Leaf {}
final class Root {}

final class Garden {
  let container = DependencyContainer()
  private var kept: DependencyContainer?

  func plant() throws {
    let leaves = DependencyContainer()
    leaves.register { Leaf() }
    container.collaborate(with: leaves)  // expect: dip-collaborator-released
    let roots = DependencyContainer()
    roots.register { Root() }
    container.collaborate(with: roots)
    kept = roots
  }
}

let garden = Garden()
try garden.plant()
_ = try garden.container.resolve() as Root
_ = try garden.container.resolve() as Leaf

// Both are gone when the function ends, and a structure keeps what it is made of.
struct Pair {
  let container: DependencyContainer
  let other: DependencyContainer
}

func visit() throws {
  let tools = DependencyContainer()
  let seeds = DependencyContainer()
  seeds.register { Root() }
  tools.collaborate(with: seeds)
  _ = try tools.resolve() as Root
}

func pair() -> Pair {
  let tools = DependencyContainer()
  let seeds = DependencyContainer()
  seeds.register { Root() }
  tools.collaborate(with: seeds)
  return Pair(container: tools, other: seeds)
}

func alone() -> DependencyContainer {
  let tools = DependencyContainer()
  let seeds = DependencyContainer()
  seeds.register { Root() }
  tools.collaborate(with: seeds)  // expect: dip-collaborator-released
  return tools
}

try visit()
_ = try pair().container.resolve() as Root
_ = try alone().resolve() as Root
