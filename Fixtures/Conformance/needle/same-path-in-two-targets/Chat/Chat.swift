import NeedleFoundation

public final class RootComponent: BootstrapComponent {
  public var list: ListComponent { ListComponent(parent: self) }
}
public final class ListComponent: Component<EmptyDependency> {}
