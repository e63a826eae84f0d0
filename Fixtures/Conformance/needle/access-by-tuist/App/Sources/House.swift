// The packages of all projects of a root stand in Tuist's `Dependencies.swift`: here with a version in which internal properties count.
// counts: needs=1 opaque=0

import NeedleFoundation

final class CurrentApp {}

protocol LampAppDependency: Dependency {
  var current: CurrentApp { get }
}
class LampAppComponent: Component<LampAppDependency> {}

class HouseAppComponent: BootstrapComponent {
  var current: CurrentApp { CurrentApp() }
  public var lamp: LampAppComponent { LampAppComponent(parent: self) }
}
