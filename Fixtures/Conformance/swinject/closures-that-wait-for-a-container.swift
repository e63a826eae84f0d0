// counts: registrations=4 opaque=0
// A closure that waits in a list for a container sees what each call handed over; so does what is kept under a name.
import Swinject

final class Oar {}
final class Sail { init(oar: Oar) {} }
final class Mast {}
final class Rudder {}
final class Anchor {}
struct MastAssembly: Assembly { func assemble(container: Container) { container.register(Mast.self) { _ in Mast() } } }
struct RudderAssembly: Assembly { func assemble(container: Container) { container.register(Rudder.self) { _ in Rudder() } } }

final class Yard {
  private var makers: [(Container) -> Void] = []
  private var parts: [String: Assembly] = [:]
  func add<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) { makers.append { $0.register(type, factory: make) } }
  func add(_ name: String, _ part: Assembly) { parts[name] = part }
  func fill(_ container: Container) {
    makers.forEach { $0(container) }
    parts.values.forEach { $0.assemble(container: container) }
  }
}
let container = Container()
let yard = Yard()
yard.add(Oar.self) { _ in Oar() }
yard.add(Sail.self) { r in Sail(oar: r.resolve(Oar.self)!) }
yard.add("mast", MastAssembly())
yard.add("rudder", RudderAssembly())
yard.fill(container)
_ = container.resolve(Sail.self)!
_ = container.resolve(Mast.self)!
_ = container.resolve(Rudder.self)!
_ = container.resolve(Anchor.self)!  // expect: missing-provider
