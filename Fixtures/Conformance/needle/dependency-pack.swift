// Case 02: requirements of a further parent are not resolved by Needle, and its generated code does not compile (issue 278 of the project);
// dilint judges them.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol TimePack {
  var clock: Clock { get }  // expect: missing-provider
}
protocol AlarmDependency: Dependency, TimePack {  // expect: needle-inherited-dependency (note)
  var volume: Int { get }
}
class AlarmComponent: Component<AlarmDependency> {}
class NightComponent: BootstrapComponent {
  public var volume: Int { 3 }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
