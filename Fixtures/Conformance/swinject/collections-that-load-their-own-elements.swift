// counts: registrations=5 includes>=4 opaque=0
// A method that an extension of a collection, or of a protocol of collections, adds is called on the list that it loads.
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
struct AnchorAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Anchor.self) { _ in Anchor() } }
}
extension Array where Element == Assembly {
  func load(into container: Container) { forEach { $0.assemble(container: container) } }
}
extension Sequence where Element == Assembly {
  func rig(_ container: Container) { for part in self { part.assemble(container: container) } }
}
let container = Container()
let parts: [Assembly] = [OarAssembly(), SailAssembly()]
parts.load(into: container)
([MastAssembly(), RudderAssembly()] as [Assembly]).rig(container)
_ = container.resolve(Oar.self)!
_ = container.resolve(Sail.self)!
_ = container.resolve(Mast.self)!
_ = container.resolve(Rudder.self)!
_ = container.resolve(Anchor.self)!  // expect: missing-provider
