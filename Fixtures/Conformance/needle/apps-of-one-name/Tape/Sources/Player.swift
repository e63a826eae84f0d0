import NeedleFoundation

protocol Stream {}

protocol PlayerDependency: Dependency {
  var stream: Stream { get }  // expect: missing-provider
}
class PlayerComponent: Component<PlayerDependency> {
  func play() -> Stream { dependency.stream }
}
class RootComponent: BootstrapComponent {
  public var player: PlayerComponent { PlayerComponent(parent: self) }
}
