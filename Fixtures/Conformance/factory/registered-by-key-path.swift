// counts: needs=5 registrations=4 opaque=0
// `container[keyPath: \.wax]` is the property at the end of the path, so what is registered there is registered in that factory, and what is
// asked there is asked of it.
import FactoryKit

protocol Wax {}
final class RealWax: Wax {}
protocol Wick {}
struct Cord: Wick {}
protocol Flame {}
protocol Soot {}
struct Black: Soot {}

extension Container {
  var wax: Factory<Wax?> { promised() }
  var wick: Factory<Wick> { self { fatalError("register a wick first") } }
  var flame: Factory<Flame?> { promised() }
  var soot: Factory<Soot?> { promised() }
}
final class Desk {
  @Injected(\.wax) var wax
  @Injected(\.soot) var soot
}
func put<T>(_ path: KeyPath<Container, Factory<T>>, _ make: @escaping () -> T) {
  Container.shared[keyPath: path].register(factory: make)
}
Container.shared[keyPath: \.wax].register { RealWax() }
Container.shared[keyPath: \Container.wick].register { Cord() }
put(\.soot) { Black() }
_ = Desk()
_ = Container.shared.wick()
_ = Container.shared[keyPath: \.flame]()!  // expect: missing-provider
_ = Container.shared[keyPath: \.wick]()
