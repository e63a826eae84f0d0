// Dip's `@Injected` and a wrapper of the app's own of the same name: what the program declares goes before what it imports.
// counts: registrations=2 needs=3 opaque=0
import Dip

protocol Leaf {}
final class Oak: Leaf {}
protocol Root {}

@propertyWrapper struct Injected<T> {
  var wrappedValue: T
  init(_ value: T) { wrappedValue = value }
}
final class Tree {
  @Injected(3) var age: Int
  @Dip.Injected var leaf: Leaf?
  @Dip.Injected var root: Root?  // expect: missing-provider
}
let container = DependencyContainer()
container.register { Oak() as Leaf }
container.register { Tree() }
let tree: Tree = try container.resolve()
