// An assembler applies whatever assemblies its list has (`Sources/Assembler.swift`, `apply(assemblies:)`): here some that the
// caller of an initializer named, far from the container.

import Swinject

final class Pump {}
final class Wheel {}

final class Mill {
  init(pump: Pump) {}
}

final class Saw {
  init(wheel: Wheel) {}
}

struct PumpAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Pump.self) { _ in Pump() }
  }
}

struct MillAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Mill.self) { r in Mill(pump: r.resolve(Pump.self)!) }
    container.register(Saw.self) { r in Saw(wheel: r.resolve(Wheel.self)!) }  // expect: missing-provider
  }
}

struct Works {
  private var own: [Assembly] { [MillAssembly()] }
  private let extra: [Assembly]

  init(extra: [Assembly]) {
    self.extra = extra
  }

  func mill() -> Mill {
    let assembler = Assembler()
    assembler.apply(assemblies: own + extra)
    return assembler.resolver.resolve(Mill.self)!
  }
}

@main
enum App {
  static func main() {
    print(Works(extra: [PumpAssembly()]).mill())
  }
}
