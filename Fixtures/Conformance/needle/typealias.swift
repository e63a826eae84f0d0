// Case 26: a component through a typealias is invisible to Needle; dilint follows it.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
typealias BellBase = Component<BellDependency>
class BellComponent: BellBase {}  // expect: needle-unseen-component
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
