// "The Swift Programming Language", Constants: a `let` is what it was when it was made. What only a case loads that a constant rules out as it is written
// now no container loads today: that is what the switch is for, and no oversight. What nobody loads in any case is one.
// counts: opaque=0 needs>=1 roots>=1
import Swinject

class Lamp {}
class Tide {}
class Kite {}
enum Purpose { case live, trial }
let purpose = Purpose.live
enum Settings { static let purpose: Purpose = .live }

final class LampAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class TrialAssembly: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class SpareAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Lamp.self, name: "spare") { _ in Lamp() } }
}
final class TideModule {
  func fill(_ container: Container) { container.register(Tide.self) { _ in Tide() } }
}
final class KiteModule {
  func fill(_ container: Container) { container.register(Kite.self) { _ in Kite() } }  // expect: unloaded-module (warning)
}

func start() {
  let assembler = Assembler()
  switch purpose {
  case .live: assembler.apply(assembly: LampAssembly())
  case .trial: assembler.apply(assembly: TrialAssembly())
  }
  let container = Container()
  switch Settings.purpose {
  case .trial: TideModule().fill(container)
  case .live: break
  }
  print(assembler.resolver.resolve(Lamp.self)!)
}
start()
