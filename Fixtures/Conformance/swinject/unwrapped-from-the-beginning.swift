// Container.swift, `resolve`: nil where nothing is registered. The Swift Programming Language, "Implicitly Unwrapped Optionals": a property `T!` that begins
// with nil stops the program where it is used as if it were there, whether it was assigned or made so; one that is `T?` says that it may be absent.
// counts: needs=4 registrations=1 opaque=0
import Swinject

struct Bell {}
struct Horn {}
struct Lamp {}
struct Rack {}

final class Bicycle {
  static let container = Container()

  let bell: Bell! = Bicycle.container.resolve(Bell.self)
  let horn: Horn! = Bicycle.container.resolve(Horn.self)  // expect: missing-provider
  lazy var lamp: Lamp! = Bicycle.container.resolve(Lamp.self)  // expect: missing-provider
  let rack: Rack? = Bicycle.container.resolve(Rack.self)

  static func build() { container.register(Bell.self) { _ in Bell() } }
}

Bicycle.build()
