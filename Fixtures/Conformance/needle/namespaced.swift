// A module in front of `Component` and `BootstrapComponent` is accepted: `NamespacedComponentSample.swift` and
// `NamespacedRootComponentSample.swift` in the tests of Needle's generator.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol AlarmDependency: NeedleFoundation.Dependency {
  var clock: Clock { get }
  var bell: Bell { get }  // expect: missing-provider
}
final class Bell {}

class AlarmComponent: NeedleFoundation.Component<AlarmDependency> {}

class HouseComponent: NeedleFoundation.BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
