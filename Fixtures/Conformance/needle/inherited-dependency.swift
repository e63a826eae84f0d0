// Case 01: Needle does not follow a dependency protocol that inherits another one (issue 149 of the project); dilint does.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol TimeDependency: Dependency {
  var clock: Clock { get }
}
protocol AlarmDependency: TimeDependency {  // expect: needle-inherited-dependency (note)
  var volume: Int { get }  // expect: missing-provider
}
class AlarmComponent: Component<AlarmDependency> {}
class NightComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
