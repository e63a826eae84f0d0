// `.none` where an optional is wanted is nil: the container has no parent, and the name is none.
import Swinject

struct Wheel {}
struct Axle {}
struct Cart { let wheel: Wheel; let axle: Axle }

let container = Container(parent: .none)
let assembler = Assembler([CartAssembly()], parent: .none)
final class CartAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Wheel.self, name: .none) { _ in Wheel() }
    container.register(Cart.self) { r in
      Cart(wheel: r.resolve(Wheel.self)!, axle: r.resolve(Axle.self, name: .none)!)  // expect: missing-provider
    }
  }
}
func start() {
  container.register(Wheel.self) { _ in Wheel() }
  _ = container.resolve(Wheel.self, name: .none)!
  _ = container.resolve(Axle.self)!  // expect: missing-provider
  _ = assembler.resolver.resolve(Cart.self)!
}
