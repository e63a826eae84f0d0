// The version in a lock file decides which properties count: until 0.23 internal ones do.

import NeedleFoundation

protocol LampDependency: Dependency {
  var current: Current { get }
}
class LampComponent: Component<LampDependency> {}

final class Current {}

class HouseComponent: BootstrapComponent {
  var current: Current { Current() }
  public var lamp: LampComponent { LampComponent(parent: self) }
}
