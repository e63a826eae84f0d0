// Calls of other names are no children: `ParentLinkerTests`.

import NeedleFoundation

protocol TapDependency: Dependency {}
class TapComponent: Component<TapDependency> {}
func makeSink() -> Int { 1 }

class KitchenComponent: BootstrapComponent {
  public var sink: Int { makeSink() }
  public var tap: TapComponent { TapComponent(parent: self) }
}
