// An app has tests, and is there for itself all the same: what it does not load, no user of it ever gets.
import Oven
import Swinject

struct Bulb {}
struct Shade {}

struct BulbAssembly: Assembly {
  func assemble(container: Container) { container.register(Bulb.self) { _ in Bulb() } }
}

struct ShadeAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Shade.self) { _ in Shade() } }
}

extension Container {
  // A help for registering whatever it is handed is no module, be it called by nobody.
  func registerShared<Service>(_ type: Service.Type, _ make: @escaping (Resolver) -> Service) {
    register(type, factory: make).inObjectScope(.container)
  }
}

let assembler = Assembler([BulbAssembly()])
