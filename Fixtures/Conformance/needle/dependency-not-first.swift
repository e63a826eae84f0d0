// Case 03: `Dependency` must be the first parent of the protocol.

import NeedleFoundation

protocol AlarmDependency: AnyObject, Dependency {  // expect: needle-unseen-dependency
  var volume: Int { get }
}
class AlarmComponent: Component<AlarmDependency> {}
class NightComponent: BootstrapComponent {
  public var volume: Int { 3 }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
