// A generic function of the program that registers what its closure makes: Swift infers the type parameter from the closure's answer
// (The Swift Programming Language, Type Inference; Container.register takes `Service.Type`).
import Swinject

class Mill {}
class Oven {}
class Bakery {
  init(mill: Mill, oven: Oven) {}
}
func makeMill() -> Mill { Mill() }

extension Container {
  func put<Made>(_ make: @escaping (Resolver) -> Made) { register(Made.self, factory: make) }
}

let container = Container()
container.put { _ in makeMill() }
container.put { r in Bakery(mill: r.resolve(Mill.self)!, oven: r.resolve(Oven.self)!) }  // expect: missing-provider
_ = container.resolve(Bakery.self)!
