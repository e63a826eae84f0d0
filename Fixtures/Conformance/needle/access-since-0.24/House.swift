// Case 04: since 0.24 a property in the class itself counts only if `public` is its first word; in an extension all but private ones count.

import NeedleFoundation

final class A {}
final class B {}
final class C {}
final class D {}

protocol BoxDependency: Dependency {
  var a: A { get }  // expect: missing-provider
  var b: B { get }  // expect: missing-provider
  var c: C { get }
  var d: D { get }  // expect: missing-provider
}
class BoxComponent: Component<BoxDependency> {}
class ShelfComponent: BootstrapComponent {
  var a: A { A() }
  lazy public var b: B = B()
  open var d: D { D() }
  public var box: BoxComponent { BoxComponent(parent: self) }
}
extension ShelfComponent {
  var c: C { C() }
}
