// What a stored property begins with, and what an initializer does, happens where somebody makes an object of the type ("The Swift Programming
// Language", Initialization, Setting Initial Values for Stored Properties). A container that such an object has holds what is registered in it then
// (Swinject, Assembler.swift, `init(_:container:)`): where nothing says the name of the type, nobody makes it, and it lacks nothing and loads
// nothing. Objects of classes below one from outside others may make by their names.
// counts: needs>=6 opaque=0
import Swinject
import UIKit

protocol Clock {}
final class WallClock: Clock {}
final class Face { init(clock: Clock) {} }
final class Dial {}
final class Hand {}
final class Bell { init(dial: Dial) {} }

final class ClockAssembly: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in WallClock() } }
}
final class FaceAssembly: Assembly {
  func assemble(container: Container) { container.register(Face.self) { r in Face(clock: r.resolve(Clock.self)!) } }
}
// Nothing else loads it; tests may make the object, and they are not read.
final class DialAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) { container.register(Dial.self) { _ in Dial() } }
}
final class HandAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Hand.self) { _ in Hand() } }
}

final class Workshop {
  private let faces = Assembler([FaceAssembly()])
  let dials = Assembler([DialAssembly()])
  func open() { print(faces.resolver.resolve(Face.self)!) }
}
final class Tower {
  // Only who has one already could read it.
  static let shared = Tower()
  private let container = Container()
  init() { container.register(Bell.self) { r in Bell(dial: r.resolve(Dial.self)!) } }
  func ring() { print(container.resolve(Bell.self)!) }
}
// Only who is never made himself makes it.
private struct Desk { let hands = Assembler([HandAssembly()]) }
private final class Room {
  private let desk = Desk()
  func enter() { print(desk.hands.resolver.resolve(Hand.self)!) }
}

// A storyboard may.
final class Screen: UIViewController {
  let container = Container()
  override func viewDidLoad() {
    container.register(Bell.self) { r in Bell(dial: r.resolve(Dial.self, name: "screen")!) }  // expect: missing-provider
    print(container.resolve(Bell.self)!)
  }
}
// Somebody does.
final class Porch {
  private let container = Container()
  init() { container.register(Bell.self) { r in Bell(dial: r.resolve(Dial.self, name: "porch")!) } }  // expect: missing-provider
  func ring() { print(container.resolve(Bell.self)!) }
}
func visit(_ porch: Porch) { porch.ring() }

let assembler = Assembler([ClockAssembly(), FaceAssembly()])
print(assembler.resolver.resolve(Face.self)!)
visit(.init())
