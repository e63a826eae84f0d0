// Cases 21, 22, 30 and 34: Needle looks for a wrong parent by a text pattern, sees one in a comment, and none behind a bracket. By syntax both are
// clear.

import NeedleFoundation

protocol DeskDependency: Dependency {}
class DeskComponent: Component<DeskDependency> {}

class OfficeComponent: BootstrapComponent {
  var other: OfficeComponent { self }
  // Never write DeskComponent(parent: other).
  public var right: DeskComponent { DeskComponent(parent: self) }
  func all() -> [DeskComponent] { [DeskComponent(parent: other)] }  // expect: needle-wrong-parent
}
