// counts: needs=2 opaque=0
// What is to be asked for is kept in a value, type and name together, and each of two such values has a name of its own. Found by random programs, run with 2.10.
import Swinject

protocol Tea {}
final class Green: Tea {}

struct Order<T> {
  let type: T.Type
  let name: String?
  init(_ type: T.Type, name: String? = nil) { (self.type, self.name) = (type, name) }
}
func / <T>(resolver: Resolver, order: Order<T>) -> T? { resolver.resolve(order.type, name: order.name) }

let kitchen = Container()
kitchen.register(Tea.self, name: "green") { _ in Green() }
let green = (kitchen / Order(Tea.self, name: "green"))!
let plain = (kitchen / Order(Tea.self))!  // expect: missing-provider
