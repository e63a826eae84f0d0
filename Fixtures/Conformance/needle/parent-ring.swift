// A component that makes one of those above it: the generator stops with a cycle. `AncestorCycleValidatorTests` (a, b, c, b).

import NeedleFoundation

protocol HallDependency: Dependency {}
protocol StairDependency: Dependency {}
protocol LandingDependency: Dependency {}

class HallComponent: BootstrapComponent {
  public var stair: StairComponent { StairComponent(parent: self) }
}
class StairComponent: Component<StairDependency> {
  public var landing: LandingComponent { LandingComponent(parent: self) }  // expect: module-cycle
}
class LandingComponent: Component<LandingDependency> {
  public var down: StairComponent { StairComponent(parent: self) }
}
