// What a tuple holds is read by its number or by the name that its type gives it, whatever the tuple was called with (The Swift Programming
// Language, "Types", Tuple Type). `resolve` answers nil for what nobody registered (Documentation/DIContainer).
// counts: registrations=2 needs=12 opaque=0
import Swinject

final class Tea {}
final class Leaf {}
final class Cup {}

func take<T>(_ resolver: Resolver, _ asked: (type: T.Type, name: String)) -> T {
  resolver.resolve(asked.type, name: asked.name)!
}
func number<T>(_ resolver: Resolver, _ asked: (T.Type, String)) -> T {
  resolver.resolve(asked.0, name: asked.1)!
}
func apart<T>(_ resolver: Resolver, _ asked: (type: T.Type, name: String)) -> T {
  let (type, name) = asked
  return resolver.resolve(type, name: name)!
}
func perhaps<T>(_ resolver: Resolver, _ asked: (type: T.Type, name: String)) -> T? {
  resolver.resolve(asked.type, name: asked.name)
}

infix operator ~>
func ~> <T>(resolver: Resolver, asked: (type: T.Type, name: String)) -> T {
  resolver.resolve(asked.type, name: asked.name)!
}

let container = Container()
container.register(Tea.self, name: "green") { _ in Tea() }
container.register(Leaf.self, name: "dry") { _ in Leaf() }

func ask() {
  let first: Tea = take(container, (Tea.self, name: "green"))
  let second: Tea = take(container, (Tea.self, name: "black"))  // expect: missing-provider
  let third = take(container, (type: Leaf.self, name: "dry"))
  let fourth = number(container, (Leaf.self, "dry"))
  let fifth = number(container, (Leaf.self, "wet"))  // expect: missing-provider
  let sixth = apart(container, (Leaf.self, "old"))  // expect: missing-provider
  let seventh = perhaps(container, (Cup.self, "any"))
  let eighth = container ~> (Tea.self, name: "green")
  let ninth = container ~> (Cup.self, name: "tall")  // expect: missing-provider
  _ = (first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)
}

// A property and a local constant name the parts as well, and an answer does; nothing but the tuple says what is wanted.
struct Order { let asked: (type: Cup.Type, name: String) }
func order() -> (type: Cup.Type, name: String) { (Cup.self, "blue") }

func fulfil() {
  let order = Order(asked: (Cup.self, "red"))
  _ = container.resolve(order.asked.type, name: order.asked.name)!  // expect: missing-provider
  let asked: (type: Cup.Type, name: String) = (Cup.self, "white")
  _ = container.resolve(asked.type, name: asked.name)!  // expect: missing-provider
}
func answer() {
  let asked = order()
  _ = container.resolve(asked.type, name: asked.name)!  // expect: missing-provider
}
