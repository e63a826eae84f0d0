// counts: opaque=0 needs=6
// An app's own `resolve` with a tag that callers may leave out, beside the framework's. Of two that fit alike Swift takes the one that leaves
// out no argument: Resolver declares resolve(_:) and resolve(_:name:), without a default (Swinject 2.10.0, Sources/Resolver.swift). A tag that
// is left out is nil, and so is what is asked of it by `?.`.
import Swinject
enum Tag: String {
  case red, blue
  var text: String { rawValue }
}
extension Resolver {
  func resolve<T>(_ type: T.Type, tag: Tag? = nil) -> T? { resolve(type, name: tag?.text) }
  func demand<T>(_ type: T.Type, tag: Tag? = nil) -> T { resolve(type, name: tag?.text.description)! }
}
final class Engine {}
final class Wheel {}
final class Paint {}
final class Car { init(engine: Engine, paint: Paint) {} }
final class Cart { init(wheel: Wheel, paint: Paint) {} }
struct MainAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Wheel.self) { _ in Wheel() }
    container.register(Paint.self, name: "red") { _ in Paint() }
    container.register(Car.self) { r in
      Car(engine: r.resolve(Engine.self)!, paint: r.resolve(Paint.self, tag: .red)!)  // expect: missing-provider
    }
    container.register(Cart.self) { r in
      Cart(wheel: r.demand(Wheel.self), paint: r.resolve(Paint.self, tag: .blue)!)  // expect: missing-provider
    }
  }
}
let assembler = Assembler([MainAssembly()])
let car = assembler.resolver.resolve(Car.self)!
let cart = assembler.resolver.demand(Cart.self)
