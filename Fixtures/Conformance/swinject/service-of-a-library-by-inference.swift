// counts: opaque>=1
// What a library's function makes may be of any type, so that nothing is surely missing where it is registered: Swift infers the type
// parameter from the closure's answer (The Swift Programming Language, Type Inference).
import Foundation
import Kitchen
import Swinject

class Stove {
  init(pan: Pan) {}
}
class Pan {}

extension Container {
  func put<Made>(_ make: @escaping (Resolver) -> Made) { register(Made.self, factory: make) }
}

let container = Container()
container.put { _ in Kitchen.takeSomething() }
container.put { r in Stove(pan: r.resolve(Pan.self)!) }  // expect: missing-provider (note)
_ = container.resolve(Stove.self)!
