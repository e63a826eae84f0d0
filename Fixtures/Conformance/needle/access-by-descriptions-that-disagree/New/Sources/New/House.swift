import NeedleFoundation

final class CurrentNew {}

protocol LampNewDependency: Dependency {
  var current: CurrentNew { get }  // expect: missing-provider (note)
}
class LampNewComponent: Component<LampNewDependency> {}

class HouseNewComponent: BootstrapComponent {
  var current: CurrentNew { CurrentNew() }
  public var lamp: LampNewComponent { LampNewComponent(parent: self) }
}
