// counts: needs=1 opaque=0
import NeedleFoundation

final class Current {}

protocol LampDependency: Dependency {
  var current: Current { get }
}
class LampComponent: Component<LampDependency> {}

class HouseComponent: BootstrapComponent {
  var current: Current { Current() }
  public var lamp: LampComponent { LampComponent(parent: self) }
}
