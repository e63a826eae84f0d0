// Case 35: one child made in the class and in an extension is reported twice by Needle (issue 151 of the project); once is enough.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
extension TowerComponent {
  var spare: BellComponent { BellComponent(parent: self) }  // expect: needle-child-created-twice (note)
}
