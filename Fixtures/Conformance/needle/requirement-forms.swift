// Case 36: `{ get set }` counts; a weak property of type `A?` is no `A`; static members are no part of the graph.

import NeedleFoundation

final class A {}
final class B {}
protocol BoxDependency: Dependency {
  var a: A { get }  // expect: missing-provider
  var b: B { get set }
  static var kind: Int { get }  // expect: needle-unmet-requirement (warning)
}
class BoxComponent: Component<BoxDependency> {}
class ShelfComponent: BootstrapComponent {
  public weak var a: A?
  public var b: B = B()
  public var box: BoxComponent { BoxComponent(parent: self) }
}
