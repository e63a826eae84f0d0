// A parent that keeps its child, which keeps it: `parent` is a strong `let` of `Component.swift`.

import NeedleFoundation

protocol BellDependency: Dependency {}
class BellComponent: Component<BellDependency> {}
class LoftComponent: Component<BellDependency> {
  public lazy var bell: BellComponent = BellComponent(parent: self)  // expect: needle-stored-child
  public var kept: BellComponent { shared { BellComponent(parent: self) } }  // expect: needle-stored-child, needle-child-created-twice (note)
  public var fresh: BellComponent { BellComponent(parent: self) }  // expect: needle-child-created-twice (note)
  public lazy var later: () -> BellComponent = { BellComponent(parent: self) }  // expect: needle-child-created-twice (note)
}
class TowerComponent: BootstrapComponent {
  public var loft: LoftComponent { LoftComponent(parent: self) }
  // The root lives as long as the app: nothing is lost.
  public lazy var bell: BellComponent = BellComponent(parent: self)
}
