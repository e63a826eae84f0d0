// Members of private and fileprivate components, and private properties, are not on the graph: `PrivateSample.swift` in the tests of
// Needle's generator (four info lines).

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol MeterDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}

class MeterComponent: Component<MeterDependency> {}

class PlantComponent: BootstrapComponent {
  private var clock: Clock { WallClock() }
  public var meter: MeterComponent { MeterComponent(parent: self) }
}
