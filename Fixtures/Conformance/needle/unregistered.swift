// Without a registered factory for its path a component stops the app: `DependencyProviderRegistry.swift`.

import NeedleFoundation

class TowerComponent: BootstrapComponent {}
final class Launcher {
  func launch() -> TowerComponent { TowerComponent() }  // expect: needle-unregistered
}
