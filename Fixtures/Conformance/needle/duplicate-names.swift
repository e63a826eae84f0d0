// Two components of one simple name stop the generator: `DuplicateValidatorTests`; case 24 of the mini cases (one of them in an enum).

import NeedleFoundation

protocol PageDependency: Dependency {}
class PageComponent: Component<PageDependency> {}

enum Archive {
  class PageComponent: Component<PageDependency> {}  // expect: needle-duplicate-component
}

class BookComponent: BootstrapComponent {
  public var page: PageComponent { PageComponent(parent: self) }
  public var old: Archive.PageComponent { Archive.PageComponent(parent: self) }  // expect: needle-unseen-child
}
