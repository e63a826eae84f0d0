// Case 12, the other side: where the same parent creates the child by its plain name, too, the way is registered.

import NeedleFoundation

protocol BellDependency: Dependency {}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
  public var spare: BellComponent { .init(parent: self) }  // expect: needle-child-created-twice (note)
  public var third: BellComponent { BellComponent.init(parent: self) }  // expect: needle-child-created-twice (note)
}
