// What a private extension adds is not on the graph: `BaseVisitor` of the generator.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
  var rope: Int { get }
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
private extension TowerComponent {
  var clock: Clock { WallClock() }
}
extension TowerComponent {
  var rope: Int { 1 }
}
