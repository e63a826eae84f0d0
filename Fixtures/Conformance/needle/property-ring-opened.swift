// Case 40, the other side: a closure that reads the other when it is used ends the ring.

import NeedleFoundation

final class Label { init(_ text: @escaping () -> String) {} }
final class Screen { init(_ label: Label) {} }
protocol InnerDependency: Dependency {
  var stream: String { get }
}
class InnerComponent: Component<InnerDependency> {
  public var label: Label { Label { self.dependency.stream } }
}
class OuterComponent: BootstrapComponent {
  public var inner: InnerComponent { InnerComponent(parent: self) }
  public var screen: Screen { Screen(inner.label) }
  public var stream: String { "\(screen)" }
}
