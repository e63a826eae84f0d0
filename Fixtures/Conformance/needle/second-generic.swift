// Case 17: of several generic parents Needle takes the arguments of the last for the dependency protocol; dilint does not.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol Building { associatedtype Product }
class Maker<Product> {}
protocol Making<Product> { associatedtype Product }
protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency>, Making<Int> {}  // expect: needle-misread-dependency (note)
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
