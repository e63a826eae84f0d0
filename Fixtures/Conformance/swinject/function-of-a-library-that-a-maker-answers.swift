// What a maker answers by a bare name is a variable or a function, whatever its first letter: a type by itself is no expression (The Swift
// Programming Language, "Postfix Self Expression"). Of which type a library's is, nobody here knows, so what is asked for under its name
// may be that.
// counts: opaque=1 needs=3

import HarbourTools
import Swinject

final class Skipper {
  init(cast: () -> Void) {}
}
final class Mate {
  init(haul: () -> Void) {}
}

let container = Container()
container.register(name: "cast") { _ in HTCastOffIfNecessary }
container.register(Skipper.self) { r in Skipper(cast: r.resolve((() -> Void).self, name: "cast")!) }  // expect: missing-provider (note)
container.register(Mate.self) { r in Mate(haul: r.resolve((() -> Void).self, name: "haul")!) }  // expect: missing-provider
print(container.resolve(Skipper.self)!)

extension Container {
  @discardableResult
  func register<Service>(name: String, _ make: @escaping (Resolver) -> Service) -> ServiceEntry<Service> {
    register(Service.self, name: name, factory: make)
  }
}
