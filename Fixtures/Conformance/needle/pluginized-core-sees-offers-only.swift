// A way without a non-core component sees of a plugin only what the plugin extension lists: `PluginizedDependencyProviderContentTask`,
// which chooses the auxiliary properties by the whole way.

import NeedleFoundation

protocol Stream {}
final class LiveStream: Stream {}

final class LifeCycle: PluginizedScopeLifecycleObservable {}

protocol PlayerDependency: Dependency {
  var stream: Stream { get }
  var secret: Int { get }  // expect: missing-provider
}
class PlayerComponent: Component<PlayerDependency> {}

protocol StudioPlugins: PluginExtension {
  var stream: Stream { get }
}
class StudioComponent: PluginizedComponent<EmptyDependency, StudioPlugins, StudioNonCoreComponent> {
  public var player: PlayerComponent {
    bind(to: LifeCycle())
    return PlayerComponent(parent: self)
  }
}
class StudioNonCoreComponent: NonCoreComponent<EmptyDependency> {
  public var stream: Stream { LiveStream() }
  public var secret: Int { 7 }
}
class StationComponent: BootstrapComponent {
  public var studio: StudioComponent { StudioComponent(parent: self) }
}
