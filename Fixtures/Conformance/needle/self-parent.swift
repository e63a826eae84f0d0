// A component that makes itself: case 10 of the mini cases run against Needle 0.25.1.

import NeedleFoundation

protocol FolderDependency: Dependency {}

class DiskComponent: BootstrapComponent {
  public var top: FolderComponent { FolderComponent(parent: self) }
}
class FolderComponent: Component<FolderDependency> {
  public var inner: FolderComponent { FolderComponent(parent: self) }  // expect: module-cycle
}
