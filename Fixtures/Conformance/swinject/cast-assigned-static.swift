// A static object's container is assigned through a cast: it is the assembler's container, and what is missing in it is told.
import Swinject

struct Radio {}
struct Antenna {}
struct Tuner { let antenna: Antenna }

final class RadioAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Radio.self) { _ in Radio() }
    container.register(Tuner.self) { r in Tuner(antenna: r.resolve(Antenna.self)!) }  // expect: missing-provider
  }
}

final class Registry {
  static let shared = Registry()
  var container = Container()
  func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
}

final class AppDelegate {
  let assembler = Assembler([RadioAssembly()])
  func launch() {
    Registry.shared.container = assembler.resolver as! Container
    start()
  }
  func start() {
    _ = Registry.shared.resolve(Radio.self)
    _ = Registry.shared.container.resolve(Tuner.self)!
    _ = Registry.shared.resolve(Int.self)  // expect: missing-provider
  }
}
