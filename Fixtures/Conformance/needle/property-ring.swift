// Case 40 (issue 430 of the project): a property that reads a child's, which asks back for it. Needle is content, and reading it never ends.

import NeedleFoundation

final class Label { init(_ text: String) {} }
final class Screen { init(_ label: Label) {} }
protocol InnerDependency: Dependency {
  var stream: String { get }
}
class InnerComponent: Component<InnerDependency> {
  public var label: Label { Label(dependency.stream) }  // expect: dependency-cycle
}
class OuterComponent: BootstrapComponent {
  public var inner: InnerComponent { InnerComponent(parent: self) }
  public var screen: Screen { Screen(inner.label) }
  public var stream: String { "\(screen)" }
}
