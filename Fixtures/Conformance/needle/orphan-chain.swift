// Case 11: a component whose top nobody creates is passed over in silence by Needle; dilint says so.

import NeedleFoundation

protocol LooseDependency: Dependency {
  var rope: Int { get }
}
class LooseComponent: Component<LooseDependency> {}
protocol KnotDependency: Dependency {}
class KnotComponent: Component<KnotDependency> {  // expect: unloaded-module (warning)
  public var loose: LooseComponent { LooseComponent(parent: self) }
}
class ShipComponent: BootstrapComponent {}
