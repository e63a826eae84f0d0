// The version in a lock file decides which properties count: since 0.24 internal ones do not.

import NeedleFoundation

protocol LampDependency: Dependency {
  var current: Current { get }  // expect: missing-provider
}
class LampComponent: Component<LampDependency> {}

final class Current {}

class HouseComponent: BootstrapComponent {
  var current: Current { Current() }
  public var lamp: LampComponent { LampComponent(parent: self) }
}
