// counts: needs=4 registrations=4 opaque=1
// What a library makes of a value of the system's is none of the program's own classes: a library imports no program that uses it. So it is no
// reason to doubt that one of them is missing. What is handed one of the program's objects may bring it along.
import Chest
import DITranquillity
import Foundation

final class Lamp {}
final class Rack { init(_ lamp: Lamp) {} }
final class Shelf { init(_ lamp: Lamp) {} }
protocol Safe {}
extension Chest: Safe {}

class Part: DIPart {
  static func load(container: DIContainer) {
    container.register { Chest(name: Bundle.main.bundleIdentifier!).locked(true) }.as(Safe.self)
    container.register { (c: DIContainer) in Rack(c.resolve() as Lamp) }  // expect: missing-provider
    container.register { (c: DIContainer) in Shelf(c.resolve() as Lamp) }
  }
}
