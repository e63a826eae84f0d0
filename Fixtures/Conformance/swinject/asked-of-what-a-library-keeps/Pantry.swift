// counts: opaque=6 needs>=1 registrations=3
// Docs/Decisions.md, "A library around a framework speaks its words": an object of a library that was given the program's container answers from it in words that
// only the library knows. What it is asked for a type of the program is counted as not understood, also where nothing speaks of the framework; what another
// library's or the system's object is asked is not. So is a library's property that is handed on as a container.
import LarderKit
import Swinject

protocol Tea {}
final class BlackTea: Tea {}
final class Cup { init(tea: Tea) {} }
final class Spoon {}

enum Pantry {
  static func make() -> Container {
    let container = Container()
    container.register(Tea.self) { _ in BlackTea() }
    container.register(Cup.self) { r in Cup(tea: r.resolve(Tea.self)!) }
    return container
  }
  static func fill(_ container: Container) { container.register(Spoon.self) { _ in Spoon() } }
}
extension Larder {
  static let shared = Larder(holding: Pantry.make())
}
func open(_ box: LarderBox, _ own: Box) {
  let larder = LarderBox()
  Pantry.fill(larder.container)
  Pantry.fill(own.container)
}
final class Box { let container = Container() }
