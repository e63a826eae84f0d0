// A component below two roots is fine if both provide what it needs: `AncestorCycleValidatorTests`, which passes a graph with two roots.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }
}
class BellComponent: Component<BellDependency> {}

class TowerComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var bell: BellComponent { BellComponent(parent: self) }
}
class SchoolComponent: BootstrapComponent {
  public var clock: Clock { shared { WallClock() } }
  public var bell: BellComponent { BellComponent(parent: self) }
}
