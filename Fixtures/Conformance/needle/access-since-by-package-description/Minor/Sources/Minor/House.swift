import NeedleFoundation

final class CurrentMinor {}

protocol LampMinorDependency: Dependency {
  var current: CurrentMinor { get }  // expect: missing-provider
}
class LampMinorComponent: Component<LampMinorDependency> {}

class HouseMinorComponent: BootstrapComponent {
  var current: CurrentMinor { CurrentMinor() }
  public var lamp: LampMinorComponent { LampMinorComponent(parent: self) }
}
