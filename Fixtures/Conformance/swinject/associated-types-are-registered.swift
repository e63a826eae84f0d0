// counts: opaque=0 registrations=3
// An associated type that a protocol's extension registers is that of each type that conforms (The Swift Programming Language, Generics,
// Associated Types): told by a function that meets a requirement, or by a typealias.
import Swinject
final class Tea {}
final class Milk {}
final class Cake {}
protocol Filling: Assembly {
  associatedtype Service
  func make(_ r: Resolver) -> Service
}
extension Filling {
  func assemble(container: Container) { container.register(Service.self) { r in make(r) } }
}
struct TeaPart: Filling {
  func make(_ r: Resolver) -> Tea { Tea() }
}
struct MilkPart: Filling {
  typealias Service = Milk
  func make(_ r: Resolver) -> Milk { Milk() }
}
struct CakePart: Assembly {
  func assemble(container: Container) {
    container.register(String.self) { r in
      _ = r.resolve(Tea.self)!
      _ = r.resolve(Milk.self)!
      return ""
    }
  }
}
let assembler = Assembler([TeaPart(), MilkPart(), CakePart()])
_ = assembler.resolver.resolve(String.self)!
_ = assembler.resolver.resolve(Cake.self)!  // expect: missing-provider
