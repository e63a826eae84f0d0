// Case 08: one of two parents lacks the property, and one failing way fails the build.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {}
protocol LeftDependency: Dependency {}
class LeftComponent: Component<LeftDependency> {
  public var clock: Clock { WallClock() }
  public var bell: BellComponent { BellComponent(parent: self) }
}
protocol RightDependency: Dependency {}
class RightComponent: Component<RightDependency> {
  public var bell: BellComponent { BellComponent(parent: self) }
}
class TowerComponent: BootstrapComponent {
  public var left: LeftComponent { LeftComponent(parent: self) }
  public var right: RightComponent { RightComponent(parent: self) }
}
