// The line of the root itself is gone.
import NeedleFoundation

final class QuayComponent: BootstrapComponent {
  public var crane: CraneComponent { CraneComponent(parent: self) }
}
final class CraneComponent: Component<EmptyDependency> {}

@main struct Quay {
  static func main() {
    registerProviderFactories()
    print(QuayComponent().crane)
  }
}
