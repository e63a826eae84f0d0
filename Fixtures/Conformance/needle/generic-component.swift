// The name that a component looks up at run time is its type's, arguments and all, so a generic component finds nothing:
// `Component.swift`.

import NeedleFoundation

class CellComponent<Item>: Component<EmptyDependency> {}  // expect: needle-unseen-component
class TableComponent: BootstrapComponent {
  public var cell: CellComponent<Int> { CellComponent<Int>(parent: self) }
}
