import NeedleFoundation

protocol LampDependency: Dependency {
  var current: Current { get }
}
class LampComponent: Component<LampDependency> {}

final class Current {}

class HouseComponent: BootstrapComponent {
  var current: Current { Current() }
  public var lamp: LampComponent { LampComponent(parent: self) }
}
