// Swinject: `Assembler(_:container:)` calls `assemble` of the objects that it is handed (Assembler.swift). What is known of one is a protocol of
// the program that refines `Assembly`: it is whatever a property was given, or it could not be read, and then it may be any that conforms.
// counts: opaque=1 needs>=4 includes>=2
import Swinject

final class Lamp {}
final class Rope {}
final class Tide {}
final class Gate {}

protocol RoomAssembly: Assembly {}
final class LampAssembly: RoomAssembly {
  func assemble(container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}
final class RopeAssembly: RoomAssembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}
final class TideAssembly: RoomAssembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
/// No room has it.
final class GateAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) { container.register(Gate.self) { _ in Gate() } }
}

protocol Room { var assembly: RoomAssembly { get } }
final class Hall: Room {
  let assembly: RoomAssembly
  init(isOpen: Bool) { assembly = isOpen ? LampAssembly() : RopeAssembly() }
}

/// What is answered may be any room.
extension Container {
  func fill() {
    register(Room.self) { _ in Hall(isOpen: true) }
    _ = Assembler([resolve(Room.self)!.assembly], container: self)
  }
}

/// A property says what it was given.
final class Yard {
  private let assembly: RoomAssembly
  init(_ assembly: RoomAssembly) { self.assembly = assembly }
  func resolver() -> Resolver { Assembler([assembly]).resolver }
}

func open() {
  let container = Container()
  container.fill()
  print(container.resolve(Lamp.self)!)
  let yard = Yard(TideAssembly()).resolver()
  print(yard.resolve(Tide.self)!)
  print(yard.resolve(Lamp.self)!)  // expect: missing-provider
}
