// Of two ways that are not those of the components, the one that is missing stops the app when its component is made (`Component.init` asks
// `__DependencyProviderRegistry` for it, which ends the program where there is none), and the one that nobody takes does no harm: both are
// named, the missing one first.
import NeedleFoundation

final class HarbourComponent: BootstrapComponent {
  public var pier: PierComponent { PierComponent(parent: self) }
  public var boat: BoatComponent { BoatComponent(parent: self) }
}
final class PierComponent: Component<EmptyDependency> {}
final class BoatComponent: Component<EmptyDependency> {}

func start() {
  registerProviderFactories()
  print(HarbourComponent())
}
