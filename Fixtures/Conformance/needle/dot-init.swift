// Case 12: `.init(parent: self)` is no child to Needle (issues 394 and 456 of the project), so nothing is registered and the app stops; dilint
// follows it.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { .init(parent: self) }  // expect: needle-unseen-child
}
