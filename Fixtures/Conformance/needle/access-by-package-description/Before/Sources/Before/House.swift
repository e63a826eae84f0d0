import NeedleFoundation

final class CurrentBefore {}

protocol LampBeforeDependency: Dependency {
  var current: CurrentBefore { get }
}
class LampBeforeComponent: Component<LampBeforeDependency> {}

class HouseBeforeComponent: BootstrapComponent {
  var current: CurrentBefore { CurrentBefore() }
  public var lamp: LampBeforeComponent { LampBeforeComponent(parent: self) }
}
