// How apps write it: helpers in extensions, generic and in layers; an inferred result decides what is resolved.
import Swinject

struct Corn {}
struct Barley {}
struct Malt { let barley: Barley }

extension Resolver {
  func get<T>() -> T { resolve(T.self)! }
  func get<T>(_ type: T.Type) -> T { get() }
}

extension Container {
  @discardableResult
  func single<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) -> ServiceEntry<T> {
    register(type, factory: make).inObjectScope(.container)
  }
}

let container = Container()
container.single(Corn.self) { _ in Corn() }
container.single(Malt.self) { r in Malt(barley: r.get()) }  // expect: missing-provider
let corn: Corn = container.get()
_ = container.get(Malt.self)
_ = corn
