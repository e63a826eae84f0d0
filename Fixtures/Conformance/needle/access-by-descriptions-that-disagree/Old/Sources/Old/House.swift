import NeedleFoundation

final class CurrentOld {}

protocol LampOldDependency: Dependency {
  var current: CurrentOld { get }  // expect: missing-provider (note)
}
class LampOldComponent: Component<LampOldDependency> {}

class HouseOldComponent: BootstrapComponent {
  var current: CurrentOld { CurrentOld() }
  public var lamp: LampOldComponent { LampOldComponent(parent: self) }
}
