// Whatever else than `self` is handed over as the parent stops the generator: `InvalidInits1.swift` to `InvalidInits4.swift` in the tests
// of Needle's generator.

import NeedleFoundation

protocol DeskDependency: Dependency {}
class DeskComponent: Component<DeskDependency> {}

class OfficeComponent: BootstrapComponent {
  var other: OfficeComponent { self }
  public var right: DeskComponent { DeskComponent(parent: self) }
  func handed(_ scope: Scope) -> DeskComponent { DeskComponent(parent: scope) }  // expect: needle-wrong-parent
  func through() -> DeskComponent { DeskComponent(parent: self.other) }  // expect: needle-wrong-parent
}

final class Furniture {
  let office: OfficeComponent
  init(office: OfficeComponent) { self.office = office }
  func desk() -> DeskComponent { DeskComponent(parent: office) }  // expect: needle-wrong-parent
}
