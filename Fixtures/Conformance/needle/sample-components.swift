// Needle counts a class whose first parent is `Component<…>` or `BootstrapComponent`; types keep their generic arguments and
// optionals. `DeclarationsParserTaskTests` with `ComponentSample.swift` in the tests of Needle's generator.

import NeedleFoundation

class Soil {}
final class Water {}

protocol GardenDependency: Dependency {
  var soil: Soil? { get }
  var beds: [String: Soil] { get }
}

protocol ShedDependency: Dependency {}

class GardenComponent: Component<GardenDependency> {
  public let water = Water()
  public var hose: Hose<Water> { Hose(water) }
  public var shed: ShedComponent { ShedComponent(parent: self) }
}

final class Hose<Fluid> {
  init(_ fluid: Fluid) {}
}

class ShedComponent: Component<ShedDependency> {}

class FarmComponent: BootstrapComponent {
  public var soil: Soil? { shared { Soil() } }
  public var beds: [String: Soil] { [:] }
  public var garden: GardenComponent { GardenComponent(parent: self) }
}
