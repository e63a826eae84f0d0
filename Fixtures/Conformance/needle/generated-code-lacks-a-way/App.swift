// What the generator wrote registers the ways that the components take, no more and no fewer: `DependencyGraphExporter` of it.
import NeedleFoundation

final class HarbourComponent: BootstrapComponent {
  public var pier: PierComponent { PierComponent(parent: self) }
}
final class PierComponent: Component<EmptyDependency> {
  public var boat: BoatComponent { BoatComponent(parent: self) }
}
final class BoatComponent: Component<EmptyDependency> {}

func start() {
  registerProviderFactories()
  print(HarbourComponent())
}
