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
