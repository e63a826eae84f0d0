// `parent: self` in any spelling, with further arguments: `ValidInits.swift` in the tests of Needle's generator.

import NeedleFoundation

protocol DeskDependency: Dependency {}

class DeskComponent: Component<DeskDependency> {
  private let number: Int
  init(parent: Scope, number: Int = 0) {
    self.number = number
    super.init(parent: parent)
  }
}

class OfficeComponent: BootstrapComponent {
  func plain() -> DeskComponent { DeskComponent( parent : self ) }
  func numbered(_ number: Int) -> DeskComponent {
    return DeskComponent(
      parent: self,
      number: number)
  }
}
