// A registration is there once `register` has run (README, "Basic Usage"): what a function registers that one calls whom nobody calls, and that somebody
// else calls with the same container, is there.
// counts: needs>=2 opaque=0
import Swinject

final class Wax {}
final class Wick {}

let shelf = Container()

private func tryOut() { stock(shelf, with: { Wax() }) }
private func throwAway() { pack(shelf) }
func stock(_ container: Container, with make: @escaping () -> Wax) {
  container.register(Wax.self) { _ in make() }
  pack(container)
}
func pack(_ container: Container) { container.register(Wick.self) { _ in Wick() } }
final class Chandlery {
  func open() { stock(shelf, with: { Wax() }) }
}
Chandlery().open()
_ = shelf.resolve(Wax.self)!
_ = shelf.resolve(Wick.self)!
