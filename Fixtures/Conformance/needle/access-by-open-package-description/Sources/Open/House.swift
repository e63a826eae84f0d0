import NeedleFoundation

final class CurrentOpen {}

protocol LampOpenDependency: Dependency {
  var current: CurrentOpen { get }  // expect: missing-provider (note)
}
class LampOpenComponent: Component<LampOpenDependency> {}

class HouseOpenComponent: BootstrapComponent {
  var current: CurrentOpen { CurrentOpen() }
  public var lamp: LampOpenComponent { LampOpenComponent(parent: self) }
}
