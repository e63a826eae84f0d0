// Two apps of one name, one beside the other. The generator is run for each target by itself (README of Needle, "Integrate the code generator":
// a build phase of the target), so neither component is a second one of its name, and each asks what is above it in its own app.
// counts: needs=2 opaque=0
import NeedleFoundation

protocol Stream {}
final class LiveStream: Stream {}

protocol PlayerPlugins: PluginExtension {
  var stream: Stream { get }
}
class StudioComponent: PluginizedComponent<EmptyDependency, PlayerPlugins, StudioNonCoreComponent> {
  public var player: PlayerComponent {
    bind(to: LifeCycle())
    return PlayerComponent(parent: self)
  }
}
final class LifeCycle: PluginizedScopeLifecycleObservable {}
class StudioNonCoreComponent: NonCoreComponent<EmptyDependency> {
  public var stream: Stream { LiveStream() }
}

protocol PlayerDependency: Dependency {
  var stream: Stream { get }
}
class PlayerComponent: Component<PlayerDependency> {
  func play() -> Stream { dependency.stream }
}
class RootComponent: BootstrapComponent {
  public var studio: StudioComponent { StudioComponent(parent: self) }
}
