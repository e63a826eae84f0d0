// counts: opaque=1
// What a library's function makes may be of any type, so that nothing is surely missing beside it (The Swift Programming Language, "Type
// Inference"); it is no likelier to be what one branch of `#if` registers and the other does not.
import Kitchen
import Swinject

class Stove {}
final class Toy: Stove {}
final class Oven {}
final class Cook { init(_ stove: Stove, _ oven: Oven) {} }

extension Container {
  func put<Made>(_ make: @escaping (Resolver) -> Made) { register(Made.self, factory: make) }
}

let container = Container()
container.put { _ in Kitchen.takeSomething() }
#if DEBUG
  container.register(Stove.self) { _ in Toy() }
  container.register(Oven.self) { _ in Oven() }
#else
  container.register(Oven.self) { _ in Oven() }
#endif
container.register(Cook.self) { r in Cook(r.resolve(Stove.self)!, r.resolve(Oven.self)!) }  // expect: missing-provider (note)
_ = container.resolve(Cook.self)!
