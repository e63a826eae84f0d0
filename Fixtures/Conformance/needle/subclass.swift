// Case 18: a component that inherits another component is invisible to Needle; dilint follows it.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BaseComponent: Component<BellDependency> {}
class BellComponent: BaseComponent {}  // expect: needle-unseen-component
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
