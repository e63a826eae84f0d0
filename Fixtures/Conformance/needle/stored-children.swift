// A parent that keeps its child, which keeps it: `parent` is a strong `let` of `Component.swift`.

import NeedleFoundation

protocol BellDependency: Dependency {}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public lazy var bell: BellComponent = BellComponent(parent: self)  // expect: needle-stored-child (warning)
  public var kept: BellComponent { shared { BellComponent(parent: self) } }  // expect: needle-stored-child (warning)
  public var fresh: BellComponent { BellComponent(parent: self) }
  public lazy var later: () -> BellComponent = { BellComponent(parent: self) }
}
