// counts: opaque=0 needs>=4
// A helper asks one way where an optional parameter is left out and another where it is given: each call goes one of these ways. Only what is an
// optional itself may go both.
import Swinject

final class Oar {}
final class Sail { init(size: String) {} }
final class Mast { init(size: String) {} }
final class Rudder {}
final class Yard {
  private let container = Container()
  init() {
    container.register(Oar.self) { _ in Oar() }
    container.register(Rudder.self) { _ in Rudder() }
    container.register(Sail.self) { (_, size: String) in Sail(size: size) }
    container.register(Mast.self) { (_, size: String) in Mast(size: size) }
  }
  func ask<T>(_ type: T.Type, size: String? = nil) -> T {
    if let size { return container.resolve(type, argument: size)! }
    return container.resolve(type)!
  }
  func demand<T>(_ type: T.Type, _ size: String?) -> T {
    guard size != nil else { return container.resolve(type)! }
    return container.resolve(type, argument: size!)!
  }
  func want<T>(_ type: T.Type, _ size: String? = nil) -> T {
    switch size {
    case let size?: return container.resolve(type, argument: size)!
    case nil: return container.resolve(type)!
    }
  }
}
let yard = Yard()
_ = yard.ask(Oar.self)
_ = yard.ask(Sail.self, size: "big")
_ = yard.demand(Rudder.self, nil)
_ = yard.demand(Mast.self, "small")
_ = yard.want(Rudder.self)
_ = yard.want(Mast.self, "small")
_ = yard.ask(Mast.self)  // expect: missing-provider
_ = yard.ask(Rudder.self, size: readLine())  // expect: missing-provider
