// A function of a container that answers a factory, with type parameters or plain arguments, is one as a property is: what asks it by `resolve()` or a
// call asks for what the function registers (Factory, "Containers", "Parameters"). Two of them that ask one another never come to an end; of such a ring one call is left open.
// counts: opaque=1 needs=7
import Factory

protocol Stampable {}
struct Letter: Stampable {}
struct Parcel: Stampable {}
final class Stamper<T: Stampable> {}
final class Scale {}
final class Counter { init(_ window: Window) {} }
final class Window { init(_ counter: Counter) {} }

extension Container {
  func stamper<T: Stampable>(of type: T.Type) -> Factory<Stamper<T>> { self { Stamper<T>() }.cached }
  func scale(_ most: Int) -> Factory<Scale> { self { Scale() } }
  func counter(_ number: Int) -> Factory<Counter> { self { Counter(self.window(number)()) } }  // expect: dependency-cycle
  func window(_ number: Int) -> Factory<Window> { self { Window(self.counter(number).resolve()) } }
}

@main
struct Office {
  static func main() {
    print(Container.shared.stamper(of: Letter.self).resolve(), Container.shared.stamper(of: Parcel.self)())
    print(Container.shared.scale(20).resolve(), Container.shared.counter(1)())
  }
}
