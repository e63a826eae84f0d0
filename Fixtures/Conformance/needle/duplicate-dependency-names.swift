// Two dependency protocols of one simple name stop the generator: `DuplicateValidator`.

import NeedleFoundation

protocol PageDependency: Dependency {}
class PageComponent: Component<PageDependency> {}

enum Archive {
  protocol PageDependency: Dependency {}  // expect: needle-duplicate-dependency (warning)
  class SheetComponent: Component<PageDependency> {}
}

class BookComponent: BootstrapComponent {
  public var page: PageComponent { PageComponent(parent: self) }
  func sheet() -> Component<Archive.PageDependency> { SheetComponent(parent: self) }
}
typealias SheetComponent = Archive.SheetComponent
