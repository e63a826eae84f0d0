// Nothing in a private component is on the graph: case 23 of the mini cases run against Needle 0.25.1.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol MeterDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}

class MeterComponent: Component<MeterDependency> {}

private class PlantComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var meter: MeterComponent { MeterComponent(parent: self) }
}
