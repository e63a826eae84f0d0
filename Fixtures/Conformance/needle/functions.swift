// Case 31: functions neither provide nor are they resolved.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
  func ring() -> Int  // expect: needle-unmet-requirement (warning)
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public func clock() -> Clock { WallClock() }
  public var bell: BellComponent { BellComponent(parent: self) }
}
