// counts: needs>=3 opaque=0
// The Swift Programming Language, "Operator Functions": an operator at file scope may take any types. Which bodies speak of it is told by what it takes.
import Swinject

prefix operator <-
infix operator <-

prefix func <- <T>(resolver: Resolver) -> T { resolver.resolve(T.self)! }
func <- <T>(resolver: Resolver, type: T.Type) -> T { resolver.resolve(type)! }

final class Oar {}
final class Sail {}

final class Locker {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }

  func oar() {
    let oar: Oar = <-resolver
    print(oar)
  }

  func sail() {
    let sail = resolver <- Sail.self  // expect: missing-provider
    print(sail)
  }
}

let container = Container()
container.register(Oar.self) { _ in Oar() }
container.register(Locker.self) { Locker(resolver: $0) }
let locker = container.resolve(Locker.self)!
locker.sail()
