// What only a sibling or a component further down provides does not help: a path goes upward only.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {
  public var works: WorksComponent { WorksComponent(parent: self) }
}
protocol WorksDependency: Dependency {}
class WorksComponent: Component<WorksDependency> {
  public var clock: Clock { WallClock() }
}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
