// "The Swift Programming Language", Protocols: a requirement that is called on a value of the protocol's type runs the object's own method, in which `self` is an
// object of that type and may be handed to whatever takes one. What stands beside `self` among the arguments is asked for as it is wherever the
// method is called. Swinject: Sources/Resolver.swift, resolve(_:).
// counts: needs=2 opaque=0
import Swinject

extension Resolver { func pick<T>() -> T { resolve(T.self)! } }
final class Tide {}
final class Sand {}
protocol Route {
  func open() -> String
}
class Node {
  private let parent: Node?
  init(parent: Node?) { self.parent = parent }
}
final class Bay { init(parent: Node, tide: Tide, sand: Sand) {} }
final class BayRoute: Node, Route {
  private let container: Container
  init(parent: Node, outer: Container) {
    container = Container(parent: outer)
    super.init(parent: parent)
  }
  func open() -> String { "\(Bay(parent: self, tide: container.pick(), sand: container.pick()))" }  // expect: missing-provider
}
final class Coast: Node {
  private let container = Container { $0.register(Tide.self) { _ in Tide() } }
  init() { super.init(parent: nil) }
  func start() {
    let route = make()
    print(route.open())
  }
  private func make() -> Route { BayRoute(parent: self, outer: container) }
}
@main
struct Shore { static func main() { Coast().start() } }
