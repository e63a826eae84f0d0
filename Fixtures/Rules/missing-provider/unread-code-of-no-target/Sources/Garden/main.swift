import Swinject

final class Rake {}
final class Spade {}

struct Shed {
  let container: Container
  func fill() { addRake() }
  private func addRake() { container.register(Rake.self) { _ in Rake() } }
  private func addSpade() { container.register(Spade.self) { _ in Spade() } }  // expect: unloaded-module (warning)
}

final class Hose {}

let container = Container()
Shed(container: container).fill()
print(container.resolve(Rake.self)!)
print(container.resolve(Hose.self)!)  // expect: missing-provider
