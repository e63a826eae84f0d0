// A setter and an observer run for the object whose property is assigned to, with what is put there (The Swift Programming Language,
// "Properties").
import Swinject

struct Tide {}
struct Moon {}
struct Wind {}
struct Rain {}

class Pilot {
  var assembler: Assembler! { didSet { assembler.apply(assemblies: parts()) } }
  func parts() -> [Assembly] { [] }
}

final class TidePilot: Pilot {
  override func parts() -> [Assembly] { [TideParts()] }
  func start() { _ = assembler.resolver.resolve(Tide.self)! }
}

final class Ferry {
  private var store: Assembler!
  var assembler: Assembler {
    get { store }
    set(given) {
      given.apply(assembly: MoonParts())
      store = given
    }
  }
  func start() { _ = assembler.resolver.resolve(Moon.self)! }
}

final class Buoy {
  var assembler: Assembler! { willSet { newValue.apply(assembly: WindParts()) } }
  func start() {
    _ = assembler.resolver.resolve(Wind.self)!
    _ = assembler.resolver.resolve(Rain.self)!  // expect: missing-provider
  }
}

struct TideParts: Assembly { func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } } }
struct MoonParts: Assembly { func assemble(container: Container) { container.register(Moon.self) { _ in Moon() } } }
struct WindParts: Assembly { func assemble(container: Container) { container.register(Wind.self) { _ in Wind() } } }
struct RainParts: Assembly { func assemble(container: Container) { container.register(Rain.self) { _ in Rain() } } }  // expect: unloaded-module (warning)

let pilot = TidePilot()
pilot.assembler = Assembler([])
pilot.start()
let ferry = Ferry()
ferry.assembler = Assembler([])
ferry.start()
let buoy = Buoy()
buoy.assembler = Assembler([])
buoy.start()
