// counts: needs=2 registrations=3 opaque=1
// What a library makes of one of the program's objects may be that object: nobody can tell that it is missing.
import Chest
import DITranquillity
import Foundation

final class Lamp {}
final class Rack { init(_ lamp: Lamp) {} }
protocol Safe {}
extension Chest: Safe {}

class Part: DIPart {
  static func load(container: DIContainer) {
    container.register { Chest(Bundle(for: Lamp.self), Lamp()).opened() }.as(Safe.self)
    container.register { (c: DIContainer) in Rack(c.resolve() as Lamp) }
  }
}
