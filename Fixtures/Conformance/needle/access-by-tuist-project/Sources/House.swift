import NeedleFoundation

final class CurrentTool {}

protocol LampToolDependency: Dependency {
  var current: CurrentTool { get }  // expect: missing-provider
}
class LampToolComponent: Component<LampToolDependency> {}

class HouseToolComponent: BootstrapComponent {
  var current: CurrentTool { CurrentTool() }
  public var lamp: LampToolComponent { LampToolComponent(parent: self) }
}
