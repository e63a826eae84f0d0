// An extension says by `where` what a type parameter is in it (The Swift Programming Language, "Generics", Extensions with a Generic Where Clause):
// what it asks, it asks of the container that the object at hand holds.
// counts: opaque=0 needs=6
import Swinject

final class Tea {}
final class Leaf {}

struct Shelf<Inner> {
  private let inner: Inner
  init(_ inner: Inner) { self.inner = inner }
}
extension Shelf where Inner == any Resolver {
  func callAsFunction<T>(_ type: T.Type) -> T? { inner.resolve(type) }
  var leaf: Leaf { inner.resolve(Leaf.self)! }  // expect: missing-provider
}
extension Shelf where Inner == Container {
  func fill() { inner.register(Tea.self) { _ in Tea() } }
}
// A function may say it, too.
struct Tray<Inner> {
  let inner: Inner
  func take<T>(_ type: T.Type) -> T where Inner == Container { inner.resolve(type)! }
}

let cold = Container()
let warm = Container()
Shelf(warm).fill()

func ask(_ isWarm: Bool) {
  switch isWarm {
  case true: _ = Shelf(warm)(Tea.self)!
  case false: _ = Shelf(cold)(Tea.self)!  // expect: missing-provider
  }
  _ = Shelf<any Resolver>(warm).leaf
  _ = Tray(inner: warm).take(Tea.self)
  _ = Tray(inner: cold).take(Tea.self)
  // Nobody insists.
  let perhaps = Shelf(cold)(Leaf.self)
  _ = perhaps
}
