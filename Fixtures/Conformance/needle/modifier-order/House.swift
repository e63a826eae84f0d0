// Case 37: what stands before a property is read by its first word alone; attributes do not count.

import NeedleFoundation

final class A {}
protocol BoxDependency: Dependency {
  var a: A { get }
  var b: A { get }
  var c: A { get }
  var d: A { get }  // expect: missing-provider
}
class BoxComponent: Component<BoxDependency> {}
class ShelfComponent: BootstrapComponent {
  @MainActor public var a: A { A() }
  public private(set) lazy var b: A = A()
  public unowned var c: A = A()
  final public var d: A { A() }
  public var box: BoxComponent { BoxComponent(parent: self) }
}
