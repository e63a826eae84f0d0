// Case 41 (issue 470 of the project): a component that asks for its sibling. Needle is content; siblings reach into each other's scopes.

import NeedleFoundation

protocol KitchenDependency: Dependency {}
class KitchenComponent: Component<KitchenDependency> {}
protocol TableDependency: Dependency {
  var kitchen: KitchenComponent { get }  // expect: needle-component-as-dependency (note)
}
class TableComponent: Component<TableDependency> {}
class InnComponent: BootstrapComponent {
  public var kitchen: KitchenComponent { KitchenComponent(parent: self) }
  public var table: TableComponent { TableComponent(parent: self) }
}
