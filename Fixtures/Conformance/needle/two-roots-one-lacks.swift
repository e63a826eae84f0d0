// Case 32: one of two roots lacks the property.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var bell: BellComponent { BellComponent(parent: self) }
}
class SchoolComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
