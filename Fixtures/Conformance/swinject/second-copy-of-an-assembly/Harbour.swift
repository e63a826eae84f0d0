// A file that was left behind declares a class of the same name again (a compiler that saw both would stop: "invalid redeclaration"). What the
// second copy registers is there where the class is loaded, if at all, and in no container beside.
// counts: needs=4
import Swinject

final class Buoy {}
final class Bell {}
final class Lamp {}
final class Lens {}

final class BuoyParts: Assembly {
  func assemble(container: Container) { container.register(Buoy.self) { _ in Buoy() } }
}
final class LampParts: Assembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}

func start() {
  let sea = Assembler([BuoyParts()])
  print(sea.resolver.resolve(Buoy.self)!)
  print(sea.resolver.resolve(Bell.self)!)  // expect: missing-provider
  let tower = Assembler([LampParts()])
  print(tower.resolver.resolve(Lamp.self)!)
  print(tower.resolver.resolve(Lens.self)!)
}
