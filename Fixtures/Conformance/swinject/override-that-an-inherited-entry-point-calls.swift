// UIKit calls `viewDidLoad` of whatever class inherits it, and Swift then runs the overrides of the object's own class (The Swift Programming Language,
// Inheritance, Overriding): what these register in the container that they are handed is there. Swinject: the later `register` of a key is the one
// that counts (Container.swift, `services[key] = entry`).
// counts: opaque=0 needs=4
import Swinject
import UIKit

final class Chair {}
final class Lamp {}
final class Shelf {}
final class Clock {}

class BaseController: UIViewController {
  let container = Container()
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(container)
    empty(container)
    print(container.resolve(Chair.self)!)
    print(container.resolve(Lamp.self)!)
    print(container.resolve(Shelf.self)!)
    print(container.resolve(Clock.self)!)  // expect: missing-provider
  }
  func fill(_ container: Container) { container.register(Chair.self) { _ in Chair() } }
  func empty(_ container: Container) {}
}
class RoomController: BaseController {
  override func fill(_ container: Container) {
    super.fill(container)
    container.register(Lamp.self) { _ in Lamp() }
    container.register(Shelf.self) { _ in Shelf() }
  }
}
final class AtticController: RoomController {
  override func fill(_ container: Container) {
    container.register(Lamp.self) { _ in Lamp() }
    container.register(Chair.self) { _ in Chair() }
  }
}
final class Opener: UIViewController {
  func open() {
    present(RoomController(), animated: true)
    present(AtticController(), animated: true)
  }
  /// Nobody calls it, and it overrides nothing.
  func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } }  // expect: unloaded-module (warning)
}
