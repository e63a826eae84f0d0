// Case 25: a component nested in a class is invisible to Needle; dilint follows it.

import NeedleFoundation

protocol DrawerDependency: Dependency {
  var key: Int { get }  // expect: missing-provider
}
final class Furniture {
  class DrawerComponent: Component<DrawerDependency> {}  // expect: needle-unseen-component
}
class OfficeComponent: BootstrapComponent {
  public var drawer: Furniture.DrawerComponent { Furniture.DrawerComponent(parent: self) }  // expect: needle-unseen-child
}
