// Swinject: `Assembler(_ assemblies: [Assembly])` takes any list that Swift converts to one of `Assembly` (Assembler.swift), so also what an object
// keeps as a list of a protocol, or of a class, that the program refines it by.
// counts: opaque=0 needs>=4 includes>=2
import Swinject

protocol ScreenAssembly: Assembly {}
class BaseAssembly: Assembly { func assemble(container: Container) {} }

final class Lamp {}
final class Shade {}
final class Desk {}
final class Drawer {}

final class LampAssembly: ScreenAssembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class DeskAssembly: BaseAssembly {
  override func assemble(container: Container) { container.register(Desk.self) { _ in Desk() } }
}

final class Screens {
  let screens: [ScreenAssembly]
  init(screens: [ScreenAssembly]) { self.screens = screens }
  var resolver: Resolver { Assembler(screens + screens).resolver }
}
final class Rooms {
  private let rooms: [BaseAssembly]
  init(rooms: [BaseAssembly]) { self.rooms = rooms }
  func open() -> Resolver { Assembler(rooms).resolver }
}

func open() {
  let screens = Screens(screens: [LampAssembly()]).resolver
  print(screens.resolve(Lamp.self)!)
  print(screens.resolve(Shade.self)!)  // expect: missing-provider
  let rooms = Rooms(rooms: [DeskAssembly()]).open()
  print(rooms.resolve(Desk.self)!)
  print(rooms.resolve(Drawer.self)!)  // expect: missing-provider
}
