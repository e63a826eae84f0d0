// Case 15: a static call makes nothing. Needle takes it for a child and reports a missing provider on a way that is none; dilint does not.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }
}
class BellComponent: Component<BellDependency> {
  static func warmUp() {}
}
protocol HallDependency: Dependency {}
class HallComponent: Component<HallDependency> {
  public var clock: Clock { WallClock() }
  public var bell: BellComponent { BellComponent(parent: self) }
}
class TowerComponent: BootstrapComponent {
  public var hall: HallComponent {
    BellComponent.warmUp()
    return HallComponent(parent: self)
  }
}
