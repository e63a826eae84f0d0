// A root looks for what its tool registered as every component does, and stops where nothing is there (NeedleFoundation, `Component.init` and
// `__DependencyProviderRegistry.dependencyProvider(for:)`): one that was added after the tool ran is lacking with all below it. One that nobody makes
// harms nobody, and that of another target is of a run of its own, whose output need not be here.
import NeedleFoundation
import Yard

final class HarbourComponent: BootstrapComponent {
  public var pier: PierComponent { PierComponent(parent: self) }
}
final class LakeComponent: BootstrapComponent {
  public var pier: PierComponent { PierComponent(parent: self) }
}
final class CanalComponent: BootstrapComponent {}
final class PierComponent: Component<EmptyDependency> {}

@main struct App {
  static func main() {
    registerProviderFactories()
    print(HarbourComponent().pier, LakeComponent().pier, YardComponent())
  }
}
