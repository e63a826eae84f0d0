// counts: registrations=6 includes>=5
// Members of a list that give it in another order, or its elements one after the other: each of them is loaded.
import Swinject

final class Oar {}
final class Sail {}
final class Mast {}
final class Rudder {}
final class Keel {}
struct OarAssembly: Assembly { func assemble(container: Container) { container.register(Oar.self) { _ in Oar() } } }
struct SailAssembly: Assembly { func assemble(container: Container) { container.register(Sail.self) { _ in Sail() } } }
struct MastAssembly: Assembly { func assemble(container: Container) { container.register(Mast.self) { _ in Mast() } } }
struct RudderAssembly: Assembly { func assemble(container: Container) { container.register(Rudder.self) { _ in Rudder() } } }
struct KeelAssembly: Assembly { func assemble(container: Container) { container.register(Keel.self) { _ in Keel() } } }
struct AnchorAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Int.self) { _ in 3 } }
}

func load(_ parts: [Assembly], _ container: Container) {
  parts.sorted { "\($0)" < "\($1)" }.forEach { $0.assemble(container: container) }
}
let container = Container()
load([OarAssembly()], container)
var parts: [Assembly] = [SailAssembly(), MastAssembly()]
while let part = parts.popLast() { part.assemble(container: container) }
let nested: [[Assembly]] = [[RudderAssembly()], []]
nested.joined().lazy.forEach { $0.assemble(container: container) }
let last: [Assembly] = [KeelAssembly()]
_ = last.allSatisfy { part in
  part.assemble(container: container)
  return true
}
_ = container.resolve(Oar.self)!
_ = container.resolve(Sail.self)!
_ = container.resolve(Mast.self)!
_ = container.resolve(Rudder.self)!
_ = container.resolve(Keel.self)!
