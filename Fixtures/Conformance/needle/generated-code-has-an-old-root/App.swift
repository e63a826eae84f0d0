// A root that has another name now: its ways stand in generated code that has the others (`DependencyGraphExporter` writes all of them anew).
// Possibly it is a component that the generator saw and that is not here, so this is only a note.
import NeedleFoundation

final class HarbourComponent: BootstrapComponent {
  public var pier: PierComponent { PierComponent(parent: self) }
}
final class PierComponent: Component<EmptyDependency> {}

func start() {
  registerProviderFactories()
  print(HarbourComponent())
}
