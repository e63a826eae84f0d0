// A component that is created before the factories are registered stops the app: `DependencyProviderRegistry.swift`, and the README, which
// calls `registerProviderFactories()` first.

import NeedleFoundation

class TowerComponent: BootstrapComponent {}
final class EarlyDelegate {
  let tower = TowerComponent()  // expect: needle-late-registration
  func didFinishLaunching() { registerProviderFactories() }
}
final class LateLauncher {
  func launch() {
    let tower = TowerComponent()  // expect: needle-late-registration
    registerProviderFactories()  // expect: needle-repeated-registration (note)
    print(tower)
  }
}
final class GoodDelegate {
  lazy var tower = TowerComponent()
  func didFinishLaunching() {
    registerProviderFactories()  // expect: needle-repeated-registration (note)
    print(tower)
  }
}
