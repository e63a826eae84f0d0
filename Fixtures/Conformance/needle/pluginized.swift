// What a core component lacks its plugin extension or, on ways through a non-core component, the non-core component itself provides:
// `PluginizedDependencyProviderContentTaskTests`.

import NeedleFoundation

protocol Stream {}
final class LiveStream: Stream {}

final class LifeCycle: PluginizedScopeLifecycleObservable {}

protocol PlayerDependency: Dependency {
  var stream: Stream { get }
}
protocol PlayerPlugins: PluginExtension {
  var badge: Badge { get }
}
final class Badge {}
class PlayerComponent: PluginizedComponent<PlayerDependency, PlayerPlugins, PlayerNonCoreComponent> {
  public var view: Badge {
    bind(to: LifeCycle())
    return pluginExtension.badge
  }
}
class PlayerNonCoreComponent: NonCoreComponent<EmptyDependency> {
  public var badge: Badge { shared { Badge() } }
  public var chart: ChartComponent { ChartComponent(parent: self) }
}

protocol ChartDependency: Dependency {
  var badge: Badge { get }
  var secret: Int { get }
}
class ChartComponent: Component<ChartDependency> {}

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
