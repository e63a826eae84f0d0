// An object that is made with a container fills it where somebody calls its functions, and not before (Swinject Container.register
// writes an entry when it runs). What nobody calls registers nothing, whichever container the object was made with.
import Swinject

final class Lamp {}
final class Clock {}
final class Stove {}
final class Desk {}
final class Chair {}

class Part {
  let container: Container
  required init(container: Container) { self.container = container }
  func fill() {}
}

final class LampPart: Part {
  override func fill() { fillLamps() }
  private func fillLamps() { container.register(Lamp.self) { _ in Lamp() } }
  private func fillClocks() { container.register(Clock.self) { _ in Clock() } }  // expect: unloaded-module (warning)
}

// Nobody makes one.
final class StovePart: Part {
  override func fill() { container.register(Stove.self) { _ in Stove() } }
}

// Another does by its type.
final class DeskPart: Part {
  override func fill() { container.register(Desk.self) { _ in Desk() } }
}

struct ChairPart {
  let container: Container
  func fillChairs() { container.register(Chair.self) { _ in Chair() } }
}

@main struct House {
  static func main() {
    let container = Container()
    LampPart(container: container).fill()
    let others: [Part.Type] = [DeskPart.self]
    for part in others { part.init(container: container).fill() }
    _ = ChairPart(container: container)
    _ = container.resolve(Lamp.self)!
    _ = container.resolve(Desk.self)!
    _ = container.resolve(Stove.self)!  // expect: missing-provider
    _ = container.resolve(Chair.self)!  // expect: missing-provider
  }
}
