// AssemblerSpec: assemblies that need one another, in any order, make one flat container; what no assembly registers is nil.
import Swinject

protocol Kettle {}
struct SteelKettle: Kettle { let water: Water }
struct Water {}
struct Leaves {}
struct Pot {
  let kettle: Kettle
  let leaves: Leaves
}

final class HeatAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Kettle.self) { r in SteelKettle(water: r.resolve(Water.self)!) }
    container.register(Pot.self) { r in
      Pot(
        kettle: r.resolve(Kettle.self)!,
        leaves: r.resolve(Leaves.self)!)  // expect: missing-provider
    }
  }
}

struct WaterAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Water.self) { _ in Water() }
  }
}

let assembler = Assembler([HeatAssembly(), WaterAssembly()])
_ = assembler.resolver.resolve(Pot.self)!
