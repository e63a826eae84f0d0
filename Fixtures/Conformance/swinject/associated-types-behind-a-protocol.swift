// A method of a protocol's extension runs for the object whose it is, whatever the property that keeps it is declared to be: `Self` and what is
// associated are that object's (The Swift Programming Language, "Associated Types"). Assembly.swift: `func assemble(container: Container)`.
// counts: needs>=4 opaque=0
import Swinject

final class Oven {}
final class Loaf {}
final class Roll {}
final class Bun {}
final class Pie {}

protocol Baking: Assembly {
  associatedtype Good
  func bake(_ resolver: Resolver) -> Good
}
extension Baking {
  func assemble(container: Container) { container.register(Good.self) { r in bake(r) } }
}
struct LoafBaking: Baking { func bake(_ resolver: Resolver) -> Loaf { Loaf() } }
struct RollBaking: Baking { func bake(_ resolver: Resolver) -> Roll { Roll() } }
struct BunBaking: Baking { func bake(_ resolver: Resolver) -> Bun { Bun() } }

struct Bakery {
  let loaves: Assembly = LoafBaking()
  let rolls: any Assembly = RollBaking()
}
func buns() -> Assembly { BunBaking() }

let container = Container()
let app = Assembler([Bakery().loaves, buns()] + [\Bakery.rolls].map { Bakery()[keyPath: $0] }, container: container)
_ = container.resolve(Loaf.self)!
_ = container.resolve(Roll.self)!
_ = container.resolve(Bun.self)!
_ = container.resolve(Pie.self)!  // expect: missing-provider
