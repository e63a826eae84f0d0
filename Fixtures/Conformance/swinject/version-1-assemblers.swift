// AssemblerSpec of 1.1: `loaded` runs when all are assembled, `applyAssembly` and `applyAssemblies` load later, a child sees its
// parent's registrations and the parent none of the child's.
import Swinject

struct Wheel {}
struct Cart { let wheel: Wheel }
struct Horse {}

class WheelAssembly: AssemblyType {
  func assemble(container: Container) { container.register(Wheel.self) { _ in Wheel() } }
}

class CartAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Cart.self) { r in Cart(wheel: r.resolve(Wheel.self)!) }
  }
  func loaded(resolver: ResolverType) {
    _ = resolver.resolve(Cart.self)!
    _ = resolver.resolve(Horse.self)  // nobody insists
  }
}

class HorseAssembly: AssemblyType {
  func assemble(container: Container) { container.register(Horse.self) { _ in Horse() } }
}

let cart = try! Assembler(assemblies: [CartAssembly(), WheelAssembly()])
let team = Assembler(parentAssembler: cart)
team.applyAssembly(HorseAssembly())
_ = team.resolver.resolve(Cart.self)!
_ = team.resolver.resolve(Horse.self)!
_ = cart.resolver.resolve(Horse.self)!  // expect: missing-provider
let late = Assembler()
late.applyAssemblies([WheelAssembly(), HorseAssembly()])
_ = late.resolver.resolve(Wheel.self)!
_ = late.resolver.resolve(Cart.self)!  // expect: missing-provider
