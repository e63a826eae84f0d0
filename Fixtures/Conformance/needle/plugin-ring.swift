// A property that the plugin extension asks for, the non-core component asks back for, and the core component has: `PluginExtensionCycleValidator`
// and its tests. The app stops in `deinit` of a pluginized component that was never bound (`PluginizedComponent.swift`).

import NeedleFoundation

protocol Stream {}
final class LiveStream: Stream {}

protocol DeckPlugins: PluginExtension {
  var stream: Stream { get }
}
protocol DeckNonCoreDependency: Dependency {
  var stream: Stream { get }  // expect: needle-plugin-cycle
}
class DeckNonCoreComponent: NonCoreComponent<DeckNonCoreDependency> {
  public var stream: Stream { LiveStream() }
}
class DeckComponent: PluginizedComponent<EmptyDependency, DeckPlugins, DeckNonCoreComponent> {  // expect: needle-unbound-plugin (warning)
  public var stream: Stream { pluginExtension.stream }
}
class BoothComponent: BootstrapComponent {
  public var deck: DeckComponent { DeckComponent(parent: self) }
}
