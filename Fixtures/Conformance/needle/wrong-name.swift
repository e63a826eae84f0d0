// Case 07: the type is there under two other names; Needle lists both as possible matches.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol AlarmDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class AlarmComponent: Component<AlarmDependency> {}
class NightComponent: BootstrapComponent {
  public var wallClock: Clock { WallClock() }
  public var towerClock: Clock { WallClock() }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
