// What a function that is handed a container gives controllers of storyboards, they get only where somebody calls it (SwinjectStoryboard,
// `Container+SwinjectStoryboard.swift`: `storyboardInitCompleted` registers under the controller's type).
// counts: registrations=1 needs=2
import Swinject
import SwinjectStoryboard

final class Oven {}
final class Door: UIViewController {
  var oven: Oven!
  func open() { print(oven!) }
}
final class Gate: UIViewController {
  var oven: Oven!
}
final class Shutter: UIViewController {}
final class Hatch: UIViewController {
  var oven: Oven!
}

extension Door {
  static func inject(_ container: Container) {  // expect: unloaded-module (warning)
    container.storyboardInitCompleted(Door.self) { r, door in door.oven = r.resolve(Oven.self) }
  }
}
extension Shutter {
  // Nothing is given by it.
  static func inject(_ container: Container) { container.storyboardInitCompleted(Shutter.self) { _, _ in } }
}
extension Gate {
  static func inject(_ container: Container) {
    container.storyboardInitCompleted(Gate.self) { r, gate in gate.oven = r.resolve(Oven.self) }
  }
}
extension Hatch {
  static func inject(_ container: Container) { fill(container) }
  private static func fill(_ container: Container) {
    container.storyboardInitCompleted(Hatch.self) { r, hatch in hatch.oven = r.resolve(Oven.self) }
  }
}

func setup() {
  let container = SwinjectStoryboard.defaultContainer
  container.register(Oven.self) { _ in Oven() }
  Gate.inject(container)
  Hatch.inject(container)
}
