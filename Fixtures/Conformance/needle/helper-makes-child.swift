// A function that is handed the component makes the child for it: the generator sees no parent, or a wrong one (`ComponentInstantiationValidator`);
// dilint follows the call.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {}
func makeBell(_ tower: TowerComponent) -> BellComponent {
  BellComponent(parent: tower)  // expect: needle-wrong-parent
}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { makeBell(self) }
}
