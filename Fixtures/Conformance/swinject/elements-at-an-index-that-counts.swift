// counts: registrations=4 includes>=4 opaque=0
// At an index that counts stands each element of a list in turn; of what is one of two, each may be the one.
import Swinject

final class Oar {}
final class Sail {}
final class Mast {}
final class Rudder {}
final class Anchor {}
struct OarAssembly: Assembly { func assemble(container: Container) { container.register(Oar.self) { _ in Oar() } } }
struct SailAssembly: Assembly { func assemble(container: Container) { container.register(Sail.self) { _ in Sail() } } }
struct MastAssembly: Assembly { func assemble(container: Container) { container.register(Mast.self) { _ in Mast() } } }
struct RudderAssembly: Assembly { func assemble(container: Container) { container.register(Rudder.self) { _ in Rudder() } } }

let container = Container()
let parts: [Assembly] = [OarAssembly(), SailAssembly()]
for index in parts.indices { parts[index].assemble(container: container) }
let others: [Assembly] = [MastAssembly(), RudderAssembly()]
(0..<others.count).forEach {
  let part = others[$0]
  part.assemble(container: container)
}
_ = container.resolve(Oar.self)!
_ = container.resolve(Sail.self)!
_ = container.resolve(Mast.self)!
_ = container.resolve(Rudder.self)!
_ = container.resolve(Anchor.self)!  // expect: missing-provider
